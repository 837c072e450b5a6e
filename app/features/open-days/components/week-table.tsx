import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import type { WeekLink, WeekRow } from '../present-weeks.ts'

/** Weeks that are always visible. */
const SHOWN_WEEKS = 8

/** The weeks with open days: a row each, with Saturday and Sunday as columns. */
export function WeekTable({ weeks }: { weeks: readonly WeekRow[] }) {
  const t = useTranslation()
  const later = weeks.slice(SHOWN_WEEKS)
  return (
    <>
      <Rows weeks={weeks.slice(0, SHOWN_WEEKS)} />
      {later.length > 0 && (
        <details open={later.some(isChosen)} className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {t('openDays.later', { count: later.length })}
          </summary>
          <Rows weeks={later} />
        </details>
      )}
    </>
  )
}

const isChosen = ({ week, saturday, sunday }: WeekRow) =>
  [week, saturday, sunday].some((link) => link?.isChosen === true)

function Rows({ weeks }: { weeks: readonly WeekRow[] }) {
  const t = useTranslation()
  const heading = 'hyphens-auto px-1 py-2 text-left font-semibold text-ink-soft text-sm sm:px-3'
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className={classes(heading, 'w-[30%]')}>
            {t('openDays.week')}
          </th>
          <th scope="col" className={classes(heading, 'w-[16%]')}>
            {t('openDays.weekdays')}
          </th>
          <th scope="col" className={heading}>
            {t('openDays.saturday')}
          </th>
          <th scope="col" className={heading}>
            {t('openDays.sunday')}
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ monday, week, weekdays, saturday, sunday }) => (
          <tr key={monday} className="border-line border-b last:border-0">
            <th scope="row" className="p-0 text-left font-normal">
              <Cell link={week} />
            </th>
            <td className="px-1 tabular-nums sm:px-3">{weekdays > 0 ? weekdays : <None />}</td>
            <td className="p-0">{saturday ? <Cell link={saturday} strong /> : <None inCell />}</td>
            <td className="p-0">{sunday ? <Cell link={sunday} strong /> : <None inCell />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ link: { text, label, path, isChosen }, strong = false }: { link: WeekLink; strong?: boolean }) {
  return (
    <Link
      to={path}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'flex min-h-11 items-center px-1 text-sm tabular-nums sm:px-3 sm:text-base',
        strong && 'font-semibold',
        isChosen ? 'rounded-control bg-board text-on-board' : 'hover:bg-sunken',
      )}
    >
      {text}
      <span className="sr-only">{` ${label}`}</span>
    </Link>
  )
}

const None = ({ inCell = false }: { inCell?: boolean }) => (
  <span className={classes('text-ink-faint', inCell && 'px-1 sm:px-3')}>–</span>
)
