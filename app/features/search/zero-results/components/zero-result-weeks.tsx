import { DataTable } from '#app/features/admin/components/data-table.tsx'
import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { ZeroResultWeek } from '../list-zero-results.server.ts'
import { zeroResultsAddress } from '../zero-results-address.ts'

/** Searches that found nothing by week and language, each number with a link to its texts. */
export function ZeroResultWeeks({ weeks }: { weeks: ZeroResultWeek[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const names = LOCALES.map((language) => (
    <span key={language} lang={language}>
      {LOCALE_NAMES[language]}
    </span>
  ))
  return (
    <DataTable
      label={t('zeroResults.weeks')}
      columns={[t('zeroResults.week'), ...names, t('zeroResults.column.relaxed')]}
      labels={[t('zeroResults.week'), ...LOCALES.map((one) => LOCALE_NAMES[one]), t('zeroResults.column.relaxed')]}
      rows={weeks.map(({ monday, counts, relaxed }) => ({
        key: monday,
        cells: [
          <Link key="week" to={zeroResultsAddress({ week: monday })}>
            {formatDay(locale, monday)}
          </Link>,
          ...LOCALES.map((language) => {
            const count = formatNumber(locale, counts[language] ?? 0)
            if (!counts[language]) return count
            return (
              <Link key={language} to={zeroResultsAddress({ week: monday, language })}>
                {count}
                <span className="sr-only">{` ${LOCALE_NAMES[language]}, ${formatDay(locale, monday)}`}</span>
              </Link>
            )
          }),
          formatNumber(locale, relaxed),
        ],
      }))}
    />
  )
}
