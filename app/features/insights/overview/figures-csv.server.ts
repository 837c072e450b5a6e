import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { csvLine } from '#lib/text/csv.ts'
import { listFigures } from './list-figures.server.ts'
import { FIGURES } from './periods.ts'

const DAYS = 365
/** The columns have the same names in every language and every version of the program. */
const COLUMNS = ['day', ...FIGURES.map((figure) => (figure === 'favourite_adds' ? 'shortlist_adds' : figure))]

/**
 * Returns the figures of a school for each of the last 365 days, today included, as CSV (RFC 4180) with a byte order
 * mark, by which spreadsheets recognise UTF-8.
 */
export async function figuresCsv(schoolId: string): Promise<string> {
  const first = addDays(berlinDay(), 1 - DAYS)
  const counted = new Map((await listFigures(schoolId, first)).map((figures) => [figures.day, figures]))
  const lines = Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index)
    return csvLine([day, ...FIGURES.map((figure) => counted.get(day)?.[figure] ?? 0)])
  })
  return `\uFEFF${csvLine(COLUMNS)}${lines.join('')}`
}
