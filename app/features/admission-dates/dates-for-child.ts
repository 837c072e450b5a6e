import { schoolYear } from '#lib/text/school-year.ts'
import { type AdmissionDate, type AdmissionRow, isYearEvent, keyOf, subjectOf } from './admission-row.ts'
import { bySoonest, currentRows, dateOf } from './resolve-dates.ts'
import { type Child, type Entry, entryYears, yearsOfTurns } from './rules/entry-years.ts'

/** A day that concerns a child; not certain if that depends on its day of birth or on a choice of its parents. */
export type ChildDate = { date: AdmissionDate; certain: boolean }

/** Years from the beginning of primary school until pupils leave the last school. */
const SCHOOL_YEARS = 13

/**
 * Returns the days to come that concern a child, soonest first: of the admission to the stages that it enters, and of
 * the school years in which it goes to school.
 *
 * @param today YYYY-MM-DD where the child will go to school
 */
export function datesForChild(rows: readonly AdmissionRow[], child: Child, today: string): ChildDate[] {
  const entries = entryYears(child)
  const current = currentRows(rows, today).filter(
    ({ country, area }) => country === child.country && (area === '' || child.areas.includes(area)),
  )
  const known = new Set(current.filter(({ from }) => from !== '').map(keyOf))
  return current
    .flatMap((row) =>
      yearsOf(row, child, entries, today).flatMap(({ year, certain }) => {
        if (row.rule !== '' && known.has(`${subjectOf(row)} ${schoolYear(year)}`)) return []
        const date = dateOf(row, year)
        return date && date.to >= today ? [{ date, certain }] : []
      }),
    )
    .toSorted((one, other) => bySoonest(one.date, other.date))
}

/** Returns the school years of a row that concern the child, each once. */
function yearsOf(row: AdmissionRow, child: Child, entries: readonly Entry[], today: string): Omit<Entry, 'stage'>[] {
  if (row.event === 'holidays' || (isYearEvent(row.event) && row.turns === '' && row.stages.length === 0))
    return schoolYearsOf(entries, Number(today.slice(0, 4)))
  if (row.turns !== '') {
    const years = yearsOfTurns(child.born, row.turns)
    return years.map((year) => ({ year, certain: years.length === 1 }))
  }
  const entering = entries.filter(({ stage }) => row.stages.length === 0 || row.stages.includes(stage))
  const years = [...new Set(entering.map(({ year }) => year))]
  return years.map((year) => ({ year, certain: entering.some((entry) => entry.year === year && entry.certain) }))
}

/** The school year that runs and the next, as far as the child goes to school then. */
function schoolYearsOf(entries: readonly Entry[], thisYear: number) {
  const starts = entries.filter(({ stage }) => stage === 'primary').map(({ year }) => year)
  return [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => {
    const attending = starts.filter((start) => start <= year && year < start + SCHOOL_YEARS)
    return attending.length > 0 ? [{ year, certain: attending.length === starts.length }] : []
  })
}
