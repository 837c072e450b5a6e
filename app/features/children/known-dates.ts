import { type AdmissionRow, isEmptyRow, isYearEvent } from '#app/features/admission-dates/admission-row.ts'
import { type ChildDate, datesForChild } from '#app/features/admission-dates/dates-for-child.ts'
import { currentRows } from '#app/features/admission-dates/resolve-dates.ts'
import { entryYears } from '#app/features/admission-dates/rules/entry-years.ts'
import { areasOfChild, type Child } from './child.ts'

/** A date that is not known, and who publishes it. */
export type UnknownDate = Pick<
  AdmissionRow,
  'id' | 'publisher' | 'source' | 'event' | 'name' | 'stages' | 'schoolForm' | 'sector'
>

/** The dates of a child: of admission, of the school year, and those that are not known. */
export type KnownDates = { admission: ChildDate[]; year: ChildDate[]; unknown: UnknownDate[] }

/** The rows of areas, by country and area, with the day there, as the server answers. */
export type AreaRows = { areas: Record<string, { today: string; rows: AdmissionRow[] }> }

/** Years from the school year that runs for which a family asks who publishes the dates. */
const YEARS_AHEAD = 2

/**
 * Sorts what is known of a child's dates.
 *
 * @param rows of the child's areas and its whole country
 * @param today YYYY-MM-DD
 */
export function knownDates(rows: readonly AdmissionRow[], child: Child, today: string): KnownDates {
  const known = { ...child, areas: areasOfChild(child) }
  const dates = datesForChild(rows, known, today)
  const year = Number(today.slice(0, 4))
  const near = entryYears(known).filter((entry) => entry.year >= year && entry.year <= year + YEARS_AHEAD)
  const concerns = ({ event, stages }: AdmissionRow) =>
    isYearEvent(event) || near.some(({ stage }) => stages.length === 0 || stages.includes(stage))
  const empty = currentRows(rows, today)
    .filter((row) => isEmptyRow(row) && concerns(row))
    .map(({ id, publisher, source, event, name, stages, schoolForm, sector }) => ({
      ...{ id, publisher, source, event, name, stages, schoolForm, sector },
    }))
  // The country and its areas, or two years, may say the same.
  const unknown = new Map(empty.map(({ id, ...row }) => [JSON.stringify(row), { id, ...row }]))
  return {
    admission: dates.filter(({ date }) => !isYearEvent(date.event)),
    year: dates.filter(({ date }) => isYearEvent(date.event)),
    unknown: [...unknown.values()],
  }
}
