import type { Find } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'

/** An address that may hold the newest edition of a file. */
export type Candidate = {
  address: string
  /** The day of the edition (YYYY-MM-DD), if something names it. */
  edition: string | undefined
  /** What the publisher's catalogue says of the version; the same text stands for the same content. */
  version: string | undefined
  /** What the file is called here: importers read days and school years from names. */
  name: string
}

type Template = Extract<Find, { by: 'template' }>

const DAY_MS = 86_400_000
/** School years are taken to begin in August. */
const FIRST_MONTH = 8

/**
 * Lists the addresses that a template may have, the newest edition first: of each day up to today, or of each school
 * year, on each of the publisher's days in the calendar year in which it begins.
 *
 * @param today YYYY-MM-DD
 */
export function templateCandidates({ url, back = 0, years, days, name }: Template, today: string): Candidate[] {
  const editions = years ? schoolYears(years, days, today) : daysBack(back, today)
  return editions.map(({ day, start }) => {
    const address = fillIn(url, day, start)
    return { address, edition: day, version: undefined, name: name ? fillIn(name, day, start) : nameOf(address) }
  })
}

type Edition = { day: string; start: number }

const daysBack = (back: number, today: string): Edition[] =>
  Array.from({ length: back + 1 }, (_, days) => {
    const day = new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10)
    return { day, start: startOf(day) }
  })

function schoolYears(years: number, days: readonly string[] | undefined, today: string): Edition[] {
  const present = startOf(today)
  return Array.from({ length: years }, (_, index) => present - index).flatMap((start) => {
    if (!days) {
      const end = `${start + 1}-06-30`
      return [{ day: end < today ? end : today, start }]
    }
    return days
      .map((day) => ({ day: `${start}-${day.slice(0, 2)}-${day.slice(2)}`, start }))
      .filter(({ day }) => day <= today)
  })
}

/** Returns the year in which the school year of a day begins. */
function startOf(day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return month >= FIRST_MONTH ? year : year - 1
}

const fillIn = (text: string, day: string, start: number) =>
  text
    .replaceAll('{yyyymmdd}', day.replaceAll('-', ''))
    .replaceAll('{y1y2}', `${start}${String(start + 1).slice(2)}`)
    .replaceAll('{y1-y2}', `${start}-${start + 1}`)
    .replaceAll('{yyyy}', String(start))

/** Returns the name of the file at an address, with characters that every file system takes. */
export function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address)
  const last = pathname.split('/').filter(Boolean).at(-1)
  return plainName(last ? safeDecode(last) : hostname)
}

/** Returns a name with characters that every file system takes. */
export const plainName = (name: string): string => name.replace(/[^\w.-]+/g, '-').slice(-150)

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Returns the latest day that an address names, as publishers write it (30_Jun_2026, 30_June_2025, 20260901,
 * 2026-04-30, 2026-04, december-2025); a month counts as its first day. Undefined if it names none.
 */
export function dayIn(address: string): string | undefined {
  const text = safeDecode(address)
  const found: string[] = []
  const words = /(?:(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[-_ +]+)?(?<![a-z])([a-z]{3})[a-z]*[-_ +]+(20\d\d)(?!\d)/gi
  for (const [, day, month = '', year = ''] of text.matchAll(words)) {
    const number = MONTHS.indexOf(month.toLowerCase()) + 1
    if (number > 0) found.push(`${year}-${pad(number)}-${pad(day ?? 1)}`)
  }
  for (const [, year, month = '', day = ''] of text.matchAll(/(?<!\d)(20\d\d)[-_]?([01]\d)(?:[-_]?([0-3]\d))?(?!\d)/g))
    found.push(`${year}-${month}-${day || '01'}`)
  return found.filter(isDay).sort().at(-1)
}

const pad = (number: number | string) => String(number).padStart(2, '0')
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).getTime() > 0 && new Date(day).toISOString().startsWith(day)
