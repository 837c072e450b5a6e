import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Withdrawal } from '../withdrawal.schema.ts'

/** What somebody declares or declared, word by word. */
export function DeclaredFacts({ declared }: { declared: Withdrawal }) {
  const t = useTranslation()
  const { name, contract, email } = declared
  const facts = [
    [t('withdrawal.name'), name],
    [t('withdrawal.contract'), contract],
    [t('withdrawal.email'), email],
  ] as const
  return (
    <dl className="sheet grid gap-x-6 gap-y-1 p-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="break-words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
