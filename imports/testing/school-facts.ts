import type { Fact } from '../facts/fact.ts'
import type { Source } from '../source.ts'
import { csv, type FileRow, readFacts } from './read-table.ts'

/** Facts of one school; a period is appended as its first day after `@`: `pupils@2024-08-01`. */
export type SchoolFacts = Record<string, number | string>

/**
 * Reads rows with semicolons, or a whole file, as an import would, up to the facts.
 *
 * @returns the facts of each school by key, and under `rejected`, by row number, why rows give none
 */
export async function schoolFacts(
  source: Source,
  rows: readonly FileRow[] | string,
  file: { name?: string; day?: string } = {},
): Promise<Record<string, SchoolFacts>> {
  const content = typeof rows === 'string' ? rows : csv(rows, ';')
  const found: Record<string, SchoolFacts> = {}
  for (const [index, read] of (await readFacts(source, { content, ...file })).entries()) {
    if (typeof read === 'string') found.rejected = { ...found.rejected, [`row ${index + 1}`]: read }
    else found[read.key] = { ...found[read.key], ...Object.fromEntries(read.facts.map(entryOf)) }
  }
  return found
}

function entryOf({ fact, period, number, choice, missing }: Fact): [string, number | string] {
  return [period ? `${fact}@${period.start}` : fact, number ?? choice ?? missing ?? '']
}
