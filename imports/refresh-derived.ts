import type { Client, QueryConfig } from 'pg'
import { type CoveredSource, refreshCoverage } from './facts/refresh/refresh-coverage.ts'
import { refreshStatistics } from './facts/refresh/refresh-statistics.ts'
import { refreshSuccessors } from './facts/refresh/refresh-successors.ts'
import { refreshShortNames } from './short-names/refresh-short-names.ts'

/**
 * Recomputes what is derived from the schools and facts of a source, within the transaction that changed them.
 *
 * @param changed selects the facts (`fact`) whose values or schools have changed
 */
export async function refreshDerived(client: Client, source: CoveredSource, changed: QueryConfig): Promise<void> {
  const { rows } = await client.query<{ fact: string }>(changed)
  const facts = rows.map(({ fact }) => fact)
  await refreshSuccessors(client, facts)
  await refreshStatistics(client, facts)
  await refreshShortNames(client, source.id)
  await refreshCoverage(client, source)
}
