import { DataTable } from '#app/features/admin/components/data-table.tsx'
import { formatInstant, formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { queueAddress } from '../../../cases/queue-address.ts'
import type { KindFigures } from '../stats.ts'

/** Open cases and how long decisions took, by kind of case. */
export function KindTable({ kinds }: { kinds: KindFigures[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const hours = (value: number | null) =>
    value === null ? t('figures.none') : t('figures.hours', { hours: formatNumber(locale, value, 1) })
  return (
    <DataTable
      label={t('figures.kinds')}
      columns={[
        t('figures.kind'),
        t('figures.open'),
        t('figures.oldest'),
        t('figures.decided'),
        t('figures.median'),
        t('figures.ninth'),
      ]}
      rows={kinds.map(({ kind, open, oldest, decided, medianHours, ninthHours }) => ({
        key: kind,
        cells: [
          <Link key={kind} to={queueAddress({ kind })} className="inline-flex min-h-6 items-center">
            {t(`moderation.kind.${kind}`)}
          </Link>,
          formatNumber(locale, open),
          oldest ? formatInstant(locale, oldest.toISOString()) : t('figures.none'),
          formatNumber(locale, decided),
          hours(medianHours),
          hours(ninthHours),
        ],
      }))}
    />
  )
}
