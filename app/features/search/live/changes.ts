import type { ClientBase } from 'pg'
import type { Change } from '#search-engine/index/document.ts'
import type { TeamSynonym } from '#search-engine/language/team-synonyms.ts'
import { readDocuments } from './documents.ts'

/** Hours for which the outbox stores a change. A process that has not read it for longer rebuilds its index. */
export const REMEMBERED_HOURS = 24

/** Days after which a change is removed even if no task has read it for the API's list of changes. */
const UNREAD_DAYS = 7

/** Schools read by one statement, whose answer is processed without a pause. */
const READ_AT_ONCE = 250

/** Changes removed by one statement: an import changes a whole country at once. */
const CLEARED_AT_ONCE = 2000

/** The id in the outbox for changes that belong to no single school: statistics, sources, the days of imports. */
const EVERYTHING = '*'

type Queryable = Pick<ClientBase, 'query'>

/**
 * The ids of changed schools, whether something changed that any profile may show, the moment up to which they are
 * known, and the version of the team's synonyms.
 */
type Changed = { ids: string[]; everything: boolean; seen: string; synonyms: string }

/**
 * Returns the ids of the schools whose change was committed after `seen`, including by transactions that were running
 * then.
 *
 * @param seen a moment in the format of `pg_current_snapshot()`
 */
export async function changedSince(client: Queryable, seen: string): Promise<Changed> {
  const { rows } = await client.query<Omit<Changed, 'everything'>>(
    `select pg_current_snapshot()::text as seen, array(
       select distinct school_id from school_changes
       where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) as ids,
       (select version::text from search_synonyms_version) as synonyms`,
    [seen],
  )
  const { ids, ...read } = rows[0] ?? { ids: [], seen, synonyms: '' }
  return { ...read, ids: ids.filter((id) => id !== EVERYTHING), everything: ids.includes(EVERYTHING) }
}

/** Reads the synonyms of the team. */
export async function readSynonyms(client: Queryable): Promise<TeamSynonym[]> {
  const { rows } = await client.query<TeamSynonym>(
    'select typed, meaning, language, country, region from search_synonyms order by id',
  )
  return rows
}

/** Reads the changes to the index for these ids: the present state of the school, or its removal. */
export async function readChanges(client: Queryable, ids: readonly string[]): Promise<Change[]> {
  const changes: Change[] = []
  for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
    const some = ids.slice(start, start + READ_AT_ONCE)
    const documents = new Map((await readDocuments(client, some)).map((document) => [document.id, document]))
    for (const id of some) changes.push(documents.get(id) ?? { id, removed: true })
  }
  return changes
}

/**
 * Removes old changes, once they have been read by the task that tells other programs on which day a school changed.
 */
export async function clearChanges(client: Queryable): Promise<void> {
  const clearSome = () =>
    client.query(
      `delete from school_changes where (xid, school_id) in (
         select xid, school_id from school_changes where at < now() - make_interval(hours => $1)
           and (pg_visible_in_snapshot(xid, (select seen::pg_snapshot from school_change_state))
             or at < now() - make_interval(days => $2)) limit $3)`,
      [REMEMBERED_HOURS, UNREAD_DAYS, CLEARED_AT_ONCE],
    )
  while ((await clearSome()).rowCount === CLEARED_AT_ONCE);
}

/** Returns the identity and position of the database; an index stored in a file must match both. */
export async function directoryState(client: Queryable): Promise<{ directory: string; next: bigint }> {
  const { rows } = await client.query<{ directory: string; next: string }>(
    `select value as directory, pg_snapshot_xmax(pg_current_snapshot())::text as next from settings where key = 'directory_id'`,
  )
  return { directory: rows[0]?.directory ?? '', next: BigInt(rows[0]?.next ?? 0) }
}
