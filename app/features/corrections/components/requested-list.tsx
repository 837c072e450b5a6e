import { useTranslation } from '#app/i18n/use-translation.ts'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { KnownCorrection } from '../read-corrections.server.ts'
import { useFactText } from './use-fact-text.ts'

/** A school's own requests for corrections that are still undecided. */
export function RequestedList({ requested }: { requested: KnownCorrection[] }) {
  const t = useTranslation()
  const textOf = useFactText()
  return (
    <FactList
      names="fit"
      facts={requested.map(({ field, value }) => [
        t(`correction.field.${field}`),
        t('own.requested', { value: textOf(field, value) }),
      ])}
    />
  )
}
