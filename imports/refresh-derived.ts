import type { Client } from 'pg'
import { expectedSchools } from './facts/refresh/expected-schools.ts'
import { openSchools } from './facts/refresh/open-schools.ts'
import {
  type CoveredSource,
  isCovered,
  refreshCoverage,
  refreshRegistered,
  refreshSource,
} from './facts/refresh/refresh-coverage.ts'
import { refreshKinds } from './facts/refresh/refresh-kinds.ts'
import { comparedFacts, type FactEdition, refreshStatistics } from './facts/refresh/refresh-statistics.ts'
import { refreshSuccessors } from './facts/refresh/refresh-successors.ts'
import { noteMoved, touchedBy, touchedTowns } from './facts/refresh/touched-schools.ts'
import { refreshShortNames } from './short-names/refresh-short-names.ts'

/**
 * Recomputes what is derived from the schools and facts of a source, as far as a run has changed them, within the same
 * transaction.
 *
 * @param runId whose journal tells what it changed, or what has just been undone
 * @param isNew whether the rules may have changed since the previous import: short names and coverage are recomputed
 *   for all
 */
export async function refreshDerived(
  client: Client,
  source: CoveredSource,
  runId: string | null,
  isNew: boolean,
): Promise<void> {
  const hasSuccessors = await refreshSuccessors(client, runId)
  await noteMoved(client, runId)
  const isAll = isNew || hasSuccessors || !(await isCovered(client, source.country))
  const { regions, kinds } = (isAll ? undefined : await touchedBy(client, runId)) ?? {}
  const facts = comparedFacts(await changedFacts(client, runId))
  if (facts.length > 0 || regions?.length !== 0) {
    await openSchools(client, source.country, facts.length > 0 ? undefined : regions)
    await refreshStatistics(client, source.country, facts, kinds)
    await refreshKinds(client, source.country, expectedSchools(source.country))
    await refreshCoverage(client, source.country, regions)
  }
  await refreshSource(client, { ...source, overrules: [...source.overrules, ...(await movedSources(client, source))] })
  await refreshRegistered(client, source.country)
  const towns = isNew ? undefined : await touchedTowns(client, runId)
  if (towns?.length !== 0) await refreshShortNames(client, source.id, towns)
}

/** Returns the other sources whose schools a run moved: it may open or close those of a register that counts more. */
async function movedSources(client: Client, { id, overrules }: CoveredSource): Promise<string[]> {
  const { rows } = await client.query<{ source: string }>(
    `select distinct s.source from moved_schools m join schools s on s.id = m.school_id where s.source <> all($1)`,
    [[id, ...overrules]],
  )
  return rows.map(({ source }) => source)
}

/**
 * Returns the facts whose values a run wrote, and those of the schools in `moved_schools`, under all of their codes.
 */
async function changedFacts(client: Client, runId: string | null): Promise<FactEdition[]> {
  const { rows } = await client.query<FactEdition>(
    `select distinct fact, period_start::text as start from import_fact_changes where run_id = $1
     union
     select fact, period_start::text from school_facts where key in (
       select school_id from moved_schools
       union select k.key from school_keys k join moved_schools m on m.school_id = k.school_id)`,
    [runId],
  )
  return rows
}
