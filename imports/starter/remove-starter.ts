import type { Client } from 'pg'
import { IS_STARTER } from '#db/samples/starter-schools.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { connectForImport, inTransaction } from '../connection.ts'
import { openSchools } from '../facts/refresh/open-schools.ts'
import { refreshCoverage, refreshRegistered, refreshSource } from '../facts/refresh/refresh-coverage.ts'
import { type FactEdition, refreshStatistics } from '../facts/refresh/refresh-statistics.ts'
import { noProgress } from '../progress.ts'
import { takeImportLock } from '../store/run-record.ts'
import { schoolUses } from '../store/school-uses.ts'
import { keepStarterState, loadStarterOnce, readStarterState } from './load-starter.ts'

const WAIT_MINUTES = 60

/**
 * Removes the schools of the starter directory for good, with the facts that came with them. Those that a register has
 * taken over stay, and so do those in use, by a favourite, a review, a claim, a message, an order, a member or anything
 * else that refers to them. No later start loads the directory again.
 *
 * @returns numbers of schools removed and of those in use
 */
export async function removeStarter(): Promise<{ removed: number; kept: number }> {
  const client = await connectForImport()
  try {
    // Which schools an interrupted load has left is known only once it is complete.
    if ((await readStarterState(client)) === 'loading') await loadStarterOnce()
    await takeImportLock(client, { waitMinutes: WAIT_MINUTES, progress: noProgress })
    return await inTransaction(client, true, () => remove(client))
  } finally {
    await client.end()
  }
}

async function remove(client: Client): Promise<{ removed: number; kept: number }> {
  await keepStarterState(client, 'removed')
  await client.query(
    `create temp table leaving on commit drop as
     select s.id, s.country, (${await schoolUses(client)}) as is_used
     from schools s join starter_schools t on ${IS_STARTER}`,
  )
  const { rows: countries } = await client.query<{ country: CountryCode; sources: string[]; facts: FactEdition[] }>(
    `select l.country, array(
         select distinct s.source from schools s where s.country = l.country and s.source not in ('sample', 'own')
         union select distinct f.source from school_facts f where f.run_id is null and f.key like lower(l.country) || '-%'
       ) as sources,
       (select coalesce(jsonb_agg(distinct jsonb_build_object('fact', f.fact, 'start', f.period_start)), '[]')
        from school_facts f join leaving o on o.id = f.key where o.country = l.country) as facts
     from leaving l where not l.is_used group by l.country`,
  )
  await client.query(
    'delete from school_facts f using leaving l where l.id = f.key and not l.is_used and f.run_id is null',
  )
  const { rowCount } = await client.query('delete from schools s using leaving l where l.id = s.id and not l.is_used')
  for (const { country, sources, facts } of countries) {
    await openSchools(client, country)
    await refreshStatistics(client, country, facts)
    await refreshCoverage(client, country, undefined)
    await refreshRegistered(client, country)
    await client.query('drop table open_schools')
    const [id, ...overrules] = sources
    if (id !== undefined) await refreshSource(client, { id, country, overrules })
  }
  const { rows } = await client.query<{ kept: number }>('select count(*)::integer as kept from leaving where is_used')
  return { removed: rowCount ?? 0, kept: rows[0]?.kept ?? 0 }
}
