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

/**
 * Adds how a fact is distributed over primary schools in England in the school year 2024/25, by default evenly from 0
 * to 100.
 */
export async function addSpread(spread: Spread): Promise<void> {
  const evenly = { low: 0, lower_quartile: 25, median: 50, upper_quartile: 75, high: 100 }
  const primary = { period_start: SCHOOL_YEAR, area: 'GB', region: '', category: 'primary', schools: 9 }
  await db()
    .insertInto('fact_statistics')
    .values({ ...primary, ...evenly, ...spread })
    .execute()
}
