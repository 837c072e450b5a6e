import { type Child, yearsByBirthday } from '#app/features/admission-dates/rules/entry-years.ts'
import { parseTurns } from '#app/features/admission-dates/rules/recurring-rule.ts'
import { addDays } from '#lib/berlin-day.ts'
import type { YearRow } from '../tables/rows.ts'

/** First and last birthday, YYYY-MM-DD, both included. */
export type Birthdays = { from: string; to: string }

/** A text that says 28 February means the last day of the month, as most years have no 29th. */
const LAST_OF_FEBRUARY = '02-28'

/**
 * Returns the birthdays of those who are in a class by the rule of its area.
 *
 * @param start calendar year in which the school year begins
 */
export function birthdaysOf({ turns }: Pick<YearRow, 'turns'>, start: number): Birthdays {
  const { age, by, offset } = parseTurns(turns)!
  const last = start + offset - age
  const endOf = (year: number) => (by === LAST_OF_FEBRUARY ? addDays(`${year}-03-01`, -1) : `${year}-${by}`)
  return { from: addDays(endOf(last - 1), 1), to: endOf(last) }
}

/** A class and those birthdays of another one that belong to it. */
export type Share = { row: YearRow; born: Birthdays }

/**
 * Returns the classes of an area to which the pupils of a class of another one belong by their birthdays, the oldest
 * pupils first. Birthdays for which the area has no class are in none.
 */
export function sharesOf(row: YearRow, others: readonly YearRow[], start: number): Share[] {
  const own = birthdaysOf(row, start)
  return others
    .flatMap((other) => {
      const theirs = birthdaysOf(other, start)
      const born = {
        from: own.from > theirs.from ? own.from : theirs.from,
        to: own.to < theirs.to ? own.to : theirs.to,
      }
      return born.from <= born.to ? [{ row: other, born }] : []
    })
    .toSorted((a, b) => (a.born.from < b.born.from ? -1 : 1))
}

/** Returns the class of an area for a birthday (YYYY-MM-DD); undefined before and after school. */
export const classOn = (birthday: string, rows: readonly YearRow[], start: number): YearRow | undefined =>
  rows.find((row) => {
    const { from, to } = birthdaysOf(row, start)
    return from <= birthday && birthday <= to
  })

/**
 * Returns the classes of an area in which somebody born in a month (YYYY-MM) is: two if that depends on the day, none
 * before and after school.
 */
export const classesOf = (born: Child['born'], rows: readonly YearRow[], start: number): YearRow[] =>
  rows.filter(({ turns }) => yearsByBirthday(born, parseTurns(turns)!).includes(start))
