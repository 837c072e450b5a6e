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
      `${file} does not say which school year it is of: give it with --year${suggested(file)}, or a day of it with --date YYYY-MM-DD.`,
      'undated',
    )
  }
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return schoolYear(month >= FIRST_MONTH ? year : year - 1)
}

/** A single year in a name is that in which the school year ends or begins. */
function suggested(file: string): string {
  const year = Number(/(?<!\d)20\d\d(?!\d)/.exec(file)?.[0])
  if (!year) return ', such as --year 2025-26'
  const named = (from: number) => `--year ${from}-${String(from + 1).slice(2)}`
  return `: its name suggests ${named(year - 1)} or ${named(year)}`
}

/**
 * Returns a day of a school year (`2025-26`, `2025/2026`) or of a calendar year (`2025`) as people write it: one that
 * lies in both. Undefined for anything else.
 */
export function dayOfYear(text: string): string | undefined {
  if (/^20\d\d$/.test(text)) return `${text}-09-01`
  const year = /^20\d\d[-/]\d+$/.test(text) ? schoolYearIn(text) : undefined
  return year && `${year.start.slice(0, 4)}-09-01`
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
  throw new ImportError(
    `${file} does not say which year it is of: give it with --year YYYY, or a day of it with --date YYYY-MM-DD.`,
    'undated',
  )
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
