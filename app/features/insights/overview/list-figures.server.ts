import { db } from '#db/client.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { csvLine } from '#lib/text/csv.ts'
import { type DayFigures, FIGURES } from './periods.ts'

/**
 * Lists the figures of a school by day from a day (YYYY-MM-DD) on, earliest first; days on which nothing happened are
 * missing.
 */
export async function listFigures(schoolId: string, from: string): Promise<DayFigures[]> {
  return await db()
    .selectFrom('school_figures')
    .select(['day', ...FIGURES])
    .where('school_id', '=', schoolId)
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
}

const DAYS_EXPORTED = 365
/** The columns have the same names in every language and every version of the program. */
const COLUMNS = ['day', ...FIGURES.map((figure) => (figure === 'favourite_adds' ? 'shortlist_adds' : figure))]

/**
 * Returns the figures of a school for each of the last 365 days, today included, as CSV (RFC 4180) with a byte order
 * mark, by which spreadsheets recognise UTF-8.
 */
export async function figuresCsv(schoolId: string): Promise<string> {
  const first = addDays(berlinDay(), 1 - DAYS_EXPORTED)
  const counted = new Map((await listFigures(schoolId, first)).map((figures) => [figures.day, figures]))
  const lines = Array.from({ length: DAYS_EXPORTED }, (_, index) => {
    const day = addDays(first, index)
    return csvLine([day, ...FIGURES.map((figure) => counted.get(day)?.[figure] ?? 0)])
  })
  return `\uFEFF${csvLine(COLUMNS)}${lines.join('')}`
}
