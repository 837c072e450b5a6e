import type { Insertable } from 'kysely'
import { db } from '#db/client.ts'
import type { FactStatisticsTable, SchoolFactsTable } from '#db/schema.ts'

type Value = Partial<Insertable<SchoolFactsTable>> & { fact: string }
type Spread = Partial<Insertable<FactStatisticsTable>> & { fact: string }

const SCHOOL_YEAR = '2024-08-01'

/** Adds facts of the school year 2024/25 about a school. */
export async function addFacts(key: string, ...values: Value[]): Promise<void> {
  const year = { period: 'school_year', period_start: SCHOOL_YEAR, dated_by: 'publisher', source: 'gb-gias' }
  await db()
    .insertInto('school_facts')
    .values(values.map((value) => ({ key, ...year, ...value })))
    .execute()
}

/** Open schools of the kind: how many are listed, in how many regions, and how many there should be. */
type Base = { open?: number; openRegions?: number; expected?: number | null }

/**
 * Adds how a fact is distributed over primary schools in England in the school year 2024/25, by default evenly from 0
 * to 100 and over all schools that there should be.
 */
export async function addSpread({ open, openRegions, expected, ...spread }: Spread & Base): Promise<void> {
  const evenly = { low: 0, lower_quartile: 25, median: 50, upper_quartile: 75, high: 100 }
  const primary = { period_start: SCHOOL_YEAR, area: 'GB', region: '', category: 'primary', schools: 9 }
  const row = { ...primary, ...evenly, ...spread }
  await db().insertInto('fact_statistics').values(row).execute()
  const { area, region, category: kind, schools } = row
  const of = {
    schools: open ?? schools,
    regions: openRegions ?? 1,
    expected: expected === undefined ? schools : expected,
  }
  await db()
    .insertInto('kind_statistics')
    .values({ area, region, kind, ...of })
    .onConflict((conflict) => conflict.columns(['area', 'region', 'kind']).doUpdateSet(of))
    .execute()
}
