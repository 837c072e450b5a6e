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
      <DateList dates={admission.slice(0, FIRST_DATES)} today={today} />
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
      <DateList {...list} />
    </Fold>
  )
}

function DateList({ dates, today }: ListProps) {
  if (dates.length === 0) return null
  return (
    <ul className="grid gap-4">
      {dates.map((given) => (
        <DateItem key={given.date.id} {...given} today={today} />
      ))}
    </ul>
  )
}

function DateItem({ date, certain, today }: ChildDate & Pick<Props, 'today'>) {
  const t = useTranslation()
  const { event, name, lang, day, left, details, bring, source } = presentDate(date, useLocale(), today)
  return (
    <li className="grid gap-0.5 border-line border-l-2 pl-4 wrap-anywhere">
      <p className="font-semibold">
        {event}
        {name && (
          <>
            : <span lang={lang}>{name}</span>
          </>
        )}
      </p>
      <p>
        {day} · <strong>{left}</strong>
      </p>
      <p className="text-ink-soft">{details.join(' · ')}</p>
      {bring && <p>{bring}</p>}
      {!certain && <p>{t('children.uncertain')}</p>}
      <p className="text-sm">
        <a href={source.url}>{source.text}</a>, {source.read}
      </p>
    </li>
  )
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
            {sayDate(row, locale)}. {t('children.unknown.where')} <a href={row.source}>{row.publisher}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
