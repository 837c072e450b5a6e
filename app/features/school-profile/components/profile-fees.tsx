import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolProfile } from '../find-school.server.ts'

/** What a year costs according to the school, with the date of the statement; nothing if it states none. */
export function ProfileFees({ school: { fees, own } }: { school: Pick<SchoolProfile, 'fees' | 'own'> }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!fees) return null
  return (
    <section aria-labelledby="fees" className="sheet p-6">
      <h2 id="fees" className="text-[1.1875rem]">
        {fees.title}
      </h2>
      <p className="mt-2">{fees.amount}</p>
      {fees.included && <p className="mt-1 text-ink-soft text-sm">{fees.included}</p>}
      {own && (
        <p className="mt-2 text-ink-soft text-xs">{t('school.sections.source', { day: formatDay(locale, own.at) })}</p>
      )}
    </section>
  )
}
