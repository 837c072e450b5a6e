import { addDays } from '#lib/berlin-day.ts'
import type { AreaNation } from '../admission-row.ts'

/**
 * Easter Sunday of a year, YYYY-MM-DD, by the anonymous Gregorian algorithm (Nature, 20 April 1876; Meeus, Astronomical
 * Algorithms, chapter 8).
 */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - lunar + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * correction + 114
  return isoDay(year, Math.floor(days / 31), (days % 31) + 1)
}

const isoDay = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
/** Whether a day (YYYY-MM-DD) is a Saturday or Sunday. */
export const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0

/** The first Monday of a month, or with 31 the last one. */
function monday(year: number, month: number, from: 1 | 31): string {
  let day = isoDay(year, month, from)
  while (weekdayOf(day) !== 1) day = addDays(day, from === 1 ? 1 : -1)
  return day
}

/**
 * The bank holidays of a nation in a year: Schedule 1 to the Banking and Financial Dealings Act 1971, the holidays that
 * have been proclaimed every year since 1978 (section 1(3)), and Good Friday and Christmas Day, which are holidays
 * without it. One at a weekend is moved to the next day that is none. Those of a single year are not known.
 */
export function bankHolidays(nation: AreaNation, year: number): Set<string> {
  const easter = easterSunday(year)
  const fixed = ['01-01', '12-25', '12-26']
  if (nation === 'SCT') fixed.push('01-02', '11-30')
  if (nation === 'NIR') fixed.push('03-17', '07-12')
  const moving = [addDays(easter, -2), monday(year, 5, 1), monday(year, 5, 31)]
  moving.push(nation === 'SCT' ? monday(year, 8, 1) : monday(year, 8, 31))
  if (nation !== 'SCT') moving.push(addDays(easter, 1))
  const days = new Set(moving)
  const onWeekend: string[] = []
  for (const day of fixed.map((monthDay) => `${year}-${monthDay}`).toSorted())
    if (isWeekend(day)) onWeekend.push(day)
    else days.add(day)
  for (const day of onWeekend) days.add(nextFree(day, days))
  return days
}

function nextFree(day: string, taken: ReadonlySet<string>): string {
  let next = day
  while (isWeekend(next) || taken.has(next)) next = addDays(next, 1)
  return next
}

/** Returns the day itself, or the next that is neither at a weekend nor a bank holiday of the nation. */
export function workingDayFrom(day: string, nation: AreaNation): string {
  const year = Number(day.slice(0, 4))
  return nextFree(day, new Set([...bankHolidays(nation, year), ...bankHolidays(nation, year + 1)]))
}
