import { DateList } from '#app/features/admission-dates/components/date-list.tsx'
import type { ChildDate } from '#app/features/admission-dates/dates-for-child.ts'
import { presentDate } from '#app/features/admission-dates/shown/present-dates.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import type { KnownDates } from '../known-dates.ts'
import { sayDate } from '../say-date.ts'

/** Dates that are shown at once; the others are folded. */
const FIRST_DATES = 4

type Props = {
  known: KnownDates
  /** YYYY-MM-DD */
  today: string
}

/** What is next for a child, how many days are left, what to bring, and who says so. */
export function ChildDates({ known: { admission, year, unknown }, today }: Props) {
  const t = useTranslation()
  return (
    <div className="grid gap-4">
      {admission.length === 0 && <p>{t('children.none')}</p>}
      <Dates dates={admission.slice(0, FIRST_DATES)} today={today} />
      <FoldedDates title={t('children.later')} dates={admission.slice(FIRST_DATES)} today={today} />
      <FoldedDates title={t('admissionDates.holidays')} dates={year} today={today} />
      <UnknownDates unknown={unknown} />
      <p className="text-ink-soft text-sm">{t('children.check')}</p>
    </div>
  )
}

type ListProps = Pick<Props, 'today'> & { dates: readonly ChildDate[] }

function FoldedDates({ title, ...list }: ListProps & { title: string }) {
  if (list.dates.length === 0) return null
  return (
    <Fold title={title}>
      <Dates {...list} />
    </Fold>
  )
}

function Dates({ dates, today }: ListProps) {
  const t = useTranslation()
  const locale = useLocale()
  if (dates.length === 0) return null
  const shown = dates.map(({ date, certain }) => {
    const presented = presentDate(date, locale, today)
    return certain ? presented : { ...presented, details: [...presented.details, t('children.uncertain')] }
  })
  return <DateList dates={shown} />
}

function UnknownDates({ unknown }: Pick<KnownDates, 'unknown'>) {
  const t = useTranslation()
  const locale = useLocale()
  if (unknown.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{t('children.unknown')}</p>
      <ul className="mt-1 grid gap-1">
        {unknown.map((row) => (
          <li key={row.id} className="wrap-anywhere">
            {sayDate(row, locale)}. {t('children.unknown.where')}{' '}
            <a href={row.source} rel="noopener">
              {row.publisher}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
