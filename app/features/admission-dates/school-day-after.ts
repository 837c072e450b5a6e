import { addDays } from '#lib/berlin-day.ts'
import type { AdmissionRow, AreaNation } from './admission-row.ts'
import { resolveDates } from './resolve-dates.ts'
import { isWeekend, workingDayFrom } from './rules/working-days.ts'

/** Holidays that would be longer are an error of the rows. */
const MAX_DAYS = 120

/**
 * Returns the first day after today on which there is school: no weekend, holiday, or day between two school years. If
 * the rows leave none it is the next weekday.
 *
 * @param rows of the place's areas
 * @param nation whose bank holidays count as well
 */
export function schoolDayAfter(today: string, rows: readonly AdmissionRow[], nation?: AreaNation): string {
  const dates = resolveDates(rows, today)
  const of = (event: string) => dates.filter((date) => date.event === event)
  const [holidays, starts, ends] = [of('holidays'), of('school_start'), of('school_end')]
  const isSchool = (day: string) => {
    const start = starts.find(({ from }) => from > day)
    const end = ends.find(({ to }) => to >= day)
    const isBetweenYears = start !== undefined && end !== undefined && start.from < end.from
    return !isBetweenYears && !holidays.some(({ from, to }) => from <= day && day <= to)
  }
  const weekdays = weekdaysAfter(today, nation)
  return weekdays.find(isSchool) ?? weekdays[0]!
}

const weekdaysAfter = (today: string, nation: AreaNation | undefined): string[] =>
  Array.from({ length: MAX_DAYS }, (_, at) => addDays(today, at + 1)).filter(
    (day) => !isWeekend(day) && (nation === undefined || workingDayFrom(day, nation) === day),
  )
