import { useTranslation } from '#app/i18n/use-translation.ts'
import type { KnownCorrection } from '../read-corrections.server.ts'
import { useFactText } from './use-fact-text.ts'

/** What a school wants corrected and nobody has decided. */
export function RequestedList({ requested }: { requested: KnownCorrection[] }) {
  const t = useTranslation()
  const textOf = useFactText()
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {requested.map(({ field, value }) => (
        <div key={field} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-soft">{t(`correction.field.${field}`)}</dt>
          <dd className="wrap-anywhere">{t('own.requested', { value: textOf(field, value) })}</dd>
        </div>
      ))}
    </dl>
  )
}
