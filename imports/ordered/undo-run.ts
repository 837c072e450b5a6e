import type { Client } from 'pg'
import { restoreCatchments } from '../catchments/merge-catchments.ts'
import { inTransaction } from '../connection.ts'
import { restoreFacts } from '../facts/merge-facts.ts'
import { noteRestoredFacts } from '../facts/note-searched-facts.ts'
import type { CoveredSource } from '../facts/refresh/refresh-coverage.ts'
import { ImportError } from '../import-error.ts'
import { refreshDerived } from '../refresh-derived.ts'
import { SOURCES } from '../sources.ts'
import { forgetFormerNames } from '../store/former-names.ts'
import { JOURNALLED, markOf } from '../store/journal.ts'
import { forgetListings } from '../store/listings.ts'
import { schoolUses } from '../store/school-uses.ts'
import type { OrderedRun } from './ordered-run.ts'

/**
 * Undoes an import: added schools are removed, changed and closed ones get their old values back, and so do facts. A
 * school that has been changed in any way since is left as it is, and so is an added one that is in use, by a review, a
 * member or a favourite. The journal of the import then records for each school what became of it. Codes that the
 * import learnt for schools that stay are kept: they follow from the id alone.
 *
 * @throws ImportError when the journal has expired
 */
export async function undoRun(
  client: Client,
  { id, of_run: importId, source: sourceId }: OrderedRun,
  signal: AbortSignal,
): Promise<void> {
  const undo = async () => {
    const { rows } = await client.query<{ isKept: boolean }>(
      `select exists (select from import_changes where run_id = $1)
         or exists (select from import_fact_changes where run_id = $1)
         or exists (select from import_catchment_changes where run_id = $1) as "isKept"`,
      [importId],
    )
    if (!rows[0]?.isKept) throw new ImportError('What the import did is no longer kept.')
    await judge(client, importId)
    await restore(client, importId)
    await forgetFormerNames(client, importId)
    await forgetListings(client, importId)
    await restoreFacts(client, importId)
    await restoreCatchments(client, importId)
    await client.query(`delete from schools s using verdicts v
      where v.kind = 'added' and v.outcome = 'undone' and s.id = v.school_id`)
    await client.query(
      `update import_changes c set outcome = v.outcome from verdicts v
       where c.run_id = $1 and c.kind = v.kind and c.school_id = v.school_id`,
      [importId],
    )
    const source = SOURCES.find(({ id }) => id === sourceId) ?? (await findMapped(client, sourceId))
    await refreshDerived(client, source, importId, false)
    await noteRestoredFacts(client, importId)
    signal.throwIfAborted()
    await finishUndo(client, id)
  }
  await inTransaction(client, true, undo, signal)
}

/** Finds the source that a mapping declares. @throws ImportError when neither the program nor a mapping knows it */
async function findMapped(client: Client, source: string): Promise<CoveredSource> {
  const { rows } = await client.query<CoveredSource>(
    `select id, mapping ->> 'country' as country, mapping -> 'overrules' as overrules from mapped_sources where id = $1`,
    [source],
  )
  if (!rows[0]) throw new ImportError(`${source} is no register.`)
  return rows[0]
}

/** Decides what becomes of each school, while no other session can change it or refer to it. */
async function judge(client: Client, importId: string | null) {
  await client.query(
    `select count(*) from (select from schools where id in (select school_id from import_changes where run_id = $1)
       order by id for update) as locked`,
    [importId],
  )
  await client.query(
    `create temp table verdicts on commit drop as
     select c.kind, c.school_id, case
       when s.id is null then 'gone'
       when ${markOf('s')} <> c.mark then 'newer'
       when c.kind = 'added' and (${await schoolUses(client)}) then 'in_use'
       else 'undone' end as outcome
     from import_changes c left join schools s on s.id = c.school_id
     where c.run_id = ${client.escapeLiteral(importId ?? '')}`,
  )
}

async function restore(client: Client, importId: string | null) {
  await client.query(
    `update schools s set (${JOURNALLED.join(', ')}) =
       (select ${JOURNALLED.map((name) => `was.${name}`).join(', ')} from jsonb_populate_record(s, c.before) as was),
       updated_at = now()
     from import_changes c join verdicts v using (kind, school_id)
     where c.run_id = $1 and c.kind <> 'added' and v.outcome = 'undone' and s.id = c.school_id`,
    [importId],
  )
}

/** Counts the results of an undo: the schools that it reverted, and as rejected those that it left. */
async function finishUndo(client: Client, runId: string) {
  await client.query(
    `update import_runs r set state = 'finished', ended_at = clock_timestamp(), read_count = n.read,
       added_count = n.added, changed_count = n.changed, closed_count = n.closed, rejected_count = n.rest
     from (select count(*) as read, count(*) filter (where outcome <> 'undone') as rest,
         count(*) filter (where kind = 'added' and outcome = 'undone') as added,
         count(*) filter (where kind = 'changed' and outcome = 'undone') as changed,
         count(*) filter (where kind = 'closed' and outcome = 'undone') as closed from verdicts) as n
     where r.id = $1`,
    [runId],
  )
}
