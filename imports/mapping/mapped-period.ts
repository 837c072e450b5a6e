import type { MappedPeriod } from '#app/features/import-runs/mapping/fact.schema.ts'
import { britishDay, germanDay } from '../cleaning/days.ts'
import { schoolYearIn, schoolYearOf, yearOf } from '../facts/edition-period.ts'
import { calendarYear, onDay, type Period, schoolYear } from '../facts/fact.ts'
import { isDay } from '../files/edition-date.ts'
import { ImportError } from '../import-error.ts'
import type { Row } from '../source.ts'
import { keyOf } from './cells.ts'

/** Returns the time of a row's facts; undefined if its cell names none. */
export type PeriodReader = (row: Row) => Period | undefined

/**
 * Prepares the time of facts for a file.
 *
 * @param file name of the file
 * @param day given by the person or found in the file name
 * @returns undefined if the facts hold on the date of the file
 * @throws ImportError when nothing gives it
 */
export function periodReader(period: MappedPeriod, file: string, day?: string): PeriodReader | undefined {
  const { kind, column, constant, orDayOfFile } = period
  if (orDayOfFile && day === undefined && !/20\d\d/.test(file)) return undefined
  if (column) return (row) => periodIn(row[keyOf(column)] ?? '', kind)
  const ofFile = constant === undefined ? ofFileName(kind, file, day) : periodIn(constant, kind)
  if (!ofFile) throw new ImportError(`The mapping names the period ${constant}, which is none.`)
  return () => ofFile
}

function ofFileName(kind: MappedPeriod['kind'], file: string, day: string | undefined): Period {
  if (kind === 'school_year') return schoolYearOf(file, day)
  if (kind === 'year') return yearOf(file, day)
  if (day !== undefined) return onDay(day)
  throw new ImportError(`${file} does not say which day it is of: give it with --date YYYY-MM-DD.`, 'undated')
}

/** A single year is the one in which the school year begins. */
function periodIn(text: string, kind: MappedPeriod['kind']): Period | undefined {
  if (kind === 'day') {
    const found = dayIn(text)
    return found === undefined ? undefined : onDay(found)
  }
  const year = /^20\d\d$/.test(text) ? Number(text) : undefined
  if (kind === 'year') return year === undefined ? undefined : calendarYear(year)
  return year === undefined ? schoolYearIn(text) : schoolYear(year)
}

/** Returns the date in a cell as YYYY-MM-DD, ignoring a time after it; undefined for anything else. */
export function dayIn(text: string): string | undefined {
  const [first = ''] = text.split(/[ T]/, 1)
  return [first, germanDay(first)].find(isDay) ?? britishDay(first)
}
