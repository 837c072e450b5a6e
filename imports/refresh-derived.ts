import type { Client } from 'pg'
import { openSchools } from './facts/refresh/open-schools.ts'
import { type CoveredSource, refreshCoverage } from './facts/refresh/refresh-coverage.ts'
import { type FactEdition, refreshStatistics } from './facts/refresh/refresh-statistics.ts'
import { refreshSuccessors } from './facts/refresh/refresh-successors.ts'
import { refreshShortNames } from './short-names/refresh-short-names.ts'

/**
 * Recomputes what is derived from the schools and facts of a source, as far as a run has changed them, within the
 * transaction that did so.
 *
 * @param runId whose journal tells what it changed, or what has just been taken back
 */
export async function refreshDerived(client: Client, source: CoveredSource, runId: string | null): Promise<void> {
  await refreshSuccessors(client, runId)
  await openSchools(client, source.country)
  await refreshStatistics(client, source.country, await changedFacts(client, runId))
  if (await wroteSchools(client, runId)) await refreshShortNames(client, source.id)
  await refreshCoverage(client, source)
}

async function wroteSchools(client: Client, runId: string | null): Promise<boolean> {
  const { rowCount } = await client.query('select from import_changes where run_id = $1 limit 1', [runId])
  return rowCount === 1
}

/** Facts whose values a run wrote, and those of schools that it wrote, under all of their codes. */
async function changedFacts(client: Client, runId: string | null): Promise<FactEdition[]> {
  const { rows } = await client.query<FactEdition>(
    `with written as (select school_id from import_changes where run_id = $1)
     select fact, period_start::text as start from import_fact_changes where run_id = $1
     union
     select fact, period_start::text from school_facts where key in (
       select school_id from written union select o.key from open_schools o join written w on w.school_id = o.school_id)`,
    [runId],
  )
  return rows
}
