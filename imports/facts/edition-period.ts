import { ImportError } from '../import-error.ts'
import { calendarYear, type Period, schoolYear } from './fact.ts'

/** Returns the school year in a name or cell (`2023-2024_…`, `2023-24`, `202324`); undefined if there is none. */
export function schoolYearIn(text: string): Period | undefined {
  for (const [, from = '', to = ''] of text.matchAll(/(?<!\d)(20\d\d)[-_/]?(?:20)?(\d\d)(?!\d)/g)) {
    if ((Number(from) + 1) % 100 === Number(to)) return schoolYear(Number(from))
  }
  return undefined
}

/**
 * Returns the school year of a file that has no column for it: from its name, else the one that contains the day.
 *
 * @param day given by the person or found in the file name (YYYY-MM-DD)
 * @throws ImportError when neither gives it
 */
export function schoolYearOf(file: string, day: string | undefined): Period {
  const named = schoolYearIn(file)
  if (named) return named
  if (!day) {
    throw new ImportError(
      `${file} does not say which school year it is of: give a day of that year with --date YYYY-MM-DD.`,
    )
  }
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return schoolYear(month >= FIRST_MONTH ? year : year - 1)
}

/** School years are taken to begin in August. */
const FIRST_MONTH = 8

/**
 * Returns the calendar year of a file that has no column for it: from its name, else that of the day.
 *
 * @throws ImportError when neither gives it
 */
export function yearOf(file: string, day: string | undefined): Period {
  const year = /(?<!\d)20\d\d(?!\d)/.exec(file)?.[0] ?? day?.slice(0, 4)
  if (year) return calendarYear(Number(year))
  throw new ImportError(`${file} does not say which year it is of: give a day of that year with --date YYYY-MM-DD.`)
}

/**
 * Returns the school year of a file whose census falls in its first months, so that the year in the name is the one in
 * which it begins (`…_2025` is 2025/26).
 *
 * @throws ImportError when nothing gives it
 */
export function autumnSchoolYearOf(file: string, day: string | undefined): Period {
  const year = /(?<!\d)20\d\d(?!\d)/.exec(file)?.[0]
  return schoolYearIn(file) ?? (year ? schoolYear(Number(year)) : schoolYearOf(file, day))
}
