import { useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { Withdrawal } from '../withdrawal.schema.ts'

/** The content of a declaration, verbatim. */
export function DeclaredFacts({ declared }: { declared: Withdrawal }) {
  const t = useTranslation()
  const { name, contract, email } = declared
  const strong = (text: string) => <span className="font-semibold">{text}</span>
  return (
    <FactList
      facts={[
        [t('withdrawal.name'), strong(name)],
        [t('withdrawal.contract'), strong(contract)],
        [t('withdrawal.email'), strong(email)],
      ]}
      className="sheet p-5"
    />
  )
}
