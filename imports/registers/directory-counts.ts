import { sql } from 'kysely'
import type { CatalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { db } from '#db/client.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'

/** Open schools of registers and official facts, by country. */
export type DirectoryCounts = Record<CountryCode, { schools: number; facts: number }>

/** Counts what registers and statistics have brought into the directory. */
export async function countDirectory(): Promise<DirectoryCounts> {
  const rows = await db().selectFrom('source_statistics').select(['source', 'schools', 'facts']).execute()
  const of = (country: CountryCode) => rows.filter(({ source }) => source.startsWith(`${country.toLowerCase()}-`))
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  return Object.fromEntries(
    COUNTRIES.map((country) => [
      country,
      { schools: sum(of(country).map((one) => one.schools)), facts: sum(of(country).map((one) => one.facts)) },
    ]),
  ) as DirectoryCounts
}

/** What the directory has of a source. */
export type SourceState = {
  entry: CatalogueEntry
  /** The newest day or year of its data (YYYY-MM-DD). */
  edition: string | undefined
  /** Open schools for which it decides, and those about which it has a fact, of those that there should be. */
  schoolsPercent: number | undefined
  factsPercent: number | undefined
  lastOutcome: { outcome: string; detail: string; at: Date } | undefined
  /** When its scheduled import looks for the next edition. */
  nextLook: Date | undefined
}

/** Describes what the directory has of sources. */
export async function sourceStates(entries: readonly CatalogueEntry[]): Promise<SourceState[]> {
  const [statistics, outcomes, looks, said] = await Promise.all([
    db().selectFrom('source_statistics').selectAll().execute(),
    db().selectFrom('register_outcomes').selectAll().execute(),
    db().selectFrom('import_schedules').select(['source', 'next_at']).where('paused', '=', false).execute(),
    schoolsWithFacts(),
  ])
  return entries.map((entry) => {
    const held = statistics.find(({ source }) => source === entry.id)
    const percent = (count: number | undefined) => count && Math.min(100, Math.round((count / entry.schools) * 100))
    return {
      entry,
      edition: held?.edition ?? held?.period_start ?? undefined,
      schoolsPercent: entry.isStatistic ? undefined : (percent(held?.schools) ?? 0),
      factsPercent: percent(said.get(entry.id)) ?? 0,
      lastOutcome: outcomes.find(({ source }) => source === entry.id),
      nextLook: looks.find(({ source }) => source === entry.id)?.next_at,
    }
  })
}

async function schoolsWithFacts(): Promise<Map<string, number>> {
  const rows = await db()
    .selectFrom('school_facts')
    .select(['source', sql<number>`count(distinct key)::int`.as('schools')])
    .groupBy('source')
    .execute()
  return new Map(rows.map(({ source, schools }) => [source, schools]))
}

/** Chooses sources by country or id; all without a name. @throws Error naming one that is neither */
export function chooseSources(names: readonly string[], all: readonly CatalogueEntry[]): CatalogueEntry[] {
  const isCountry = (name: string): name is CountryCode => COUNTRIES.some((country) => country === name.toUpperCase())
  const wrong = names.find((name) => !isCountry(name) && !catalogueEntry(name))
  if (wrong)
    throw new Error(
      `${wrong} is neither a country (${COUNTRIES.join(', ')}) nor a source: npm run registers -- list names them.`,
    )
  return all.filter(
    ({ id, country }) => names.length === 0 || names.some((name) => name === id || name.toUpperCase() === country),
  )
}
