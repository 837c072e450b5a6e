import { type Kysely, sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { db } from '#db/client.ts'
import { isNotSaved, readOnly } from '#db/read-only/read-only.ts'
import type { Database } from '#db/schema.ts'
import { RETRY_AFTER_S } from '#lib/outages/outages.ts'
import { LIST_DAYS } from './shared-list.ts'

/** A list as it is stored: encrypted, with the number of its version. */
export type StoredList = { version: number; content: Buffer }
/** What became of a change: it was saved, or somebody else was faster, whose content is to be merged first. */
export type Saved = { saved: true; version: number } | ({ saved: false } & StoredList)

type Held = { id: string; key: string }

/** Lists that are neither revoked nor past their time, which ends 180 days after the last use. */
const isInUse = sql<boolean>`revoked_at is null and used_at > now() - make_interval(days => ${sql.lit(LIST_DAYS)})`

/**
 * Stores a new list under an id that its browser chose. Sent again, because the answer was lost, it is the same list.
 *
 * @throws Failure list_unknown for an id that is somebody else's
 */
export async function createList({ id, key, content }: Held & { content: Uint8Array }): Promise<Saved> {
  const { numInsertedOrUpdatedRows: inserted } = await db()
    .insertInto('shared_lists')
    .values({ id, write_hash: hashToken(key), content: Buffer.from(content) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (inserted === 1n) return { saved: true, version: 1 }
  const version = await versionOf({ id, key })
  if (version === undefined) throw new Failure('not_found', 'list_unknown')
  return { saved: true, version }
}

async function versionOf({ id, key }: Held, connection: Kysely<Database> = db()): Promise<number | undefined> {
  const row = await connection
    .selectFrom('shared_lists')
    .select('version')
    .where('id', '=', id)
    .where('write_hash', '=', hashToken(key))
    .where(isInUse)
    .executeTakeFirst()
  return row?.version
}

/**
 * Reads a list, which counts as a use of it.
 *
 * @param known the version that the reader has; 0 for none
 * @returns undefined if that is the current one
 * @throws Failure list_unknown, list_revoked
 */
export async function readList(id: string, known: number): Promise<StoredList | undefined> {
  const row = await db()
    .selectFrom('shared_lists')
    .select(['version', sql<Buffer | null>`case when version <> ${known} then content end`.as('content')])
    .where('id', '=', id)
    .where(isInUse)
    .executeTakeFirst()
  if (!row) throw await refusalOf(id)
  if (!readOnly()) await noteUse(id)
  return row.content ? { version: row.version, content: row.content } : undefined
}

/** Notes a use at most once a day, so that reading seldom writes. */
const noteUse = (id: string) =>
  db()
    .updateTable('shared_lists')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .where(isInUse)
    .where('used_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()

/**
 * Stores a change if it rests on the current version and its sender has the write key.
 *
 * @throws Failure list_unknown, list_revoked, list_write_key
 */
export async function saveList({
  id,
  key,
  version,
  content,
}: Held & { version: number; content: Uint8Array }): Promise<Saved> {
  const saved = await db()
    .updateTable('shared_lists')
    .set({ content: Buffer.from(content), version: sql`version + 1`, used_at: sql`now()` })
    .where('id', '=', id)
    .where('write_hash', '=', hashToken(key))
    .where('version', '=', version)
    .where(isInUse)
    .returning('version')
    .executeTakeFirst()
  return saved ? { saved: true, version: saved.version } : await newerList({ id, key })
}

/**
 * Moves a list to a new id with new keys: its content, encrypted anew, is stored there, and the former id is revoked,
 * both or neither. Sent again, because the answer was lost, it has been done.
 *
 * @throws Failure list_unknown, list_revoked, list_write_key
 */
export async function replaceList(
  { id, key, version }: Held & { version: number },
  by: Held & { content: Uint8Array },
): Promise<Saved> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      if (!(await revoke({ id, key, version }, trx))) {
        const done = await versionOf(by, trx)
        return done === undefined ? await newerList({ id, key }, trx) : { saved: true, version: done }
      }
      const { numInsertedOrUpdatedRows: inserted } = await trx
        .insertInto('shared_lists')
        .values({ id: by.id, write_hash: hashToken(by.key), content: Buffer.from(by.content) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow()
      if (inserted !== 1n) throw new Failure('not_found', 'list_unknown')
      return { saved: true, version: 1 }
    })
}

/**
 * Ends a list for everybody: nothing but the fact that it was revoked stays, for as long as unused lists do.
 *
 * @throws Failure list_unknown, list_revoked, list_write_key
 */
export async function endList(held: Held): Promise<void> {
  if (!(await revoke(held))) throw await refusalOf(held.id, held.key)
}

async function revoke(
  { id, key, version }: Held & { version?: number },
  connection: Kysely<Database> = db(),
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('shared_lists')
    .set({ content: null, revoked_at: sql`now()`, used_at: sql`now()` })
    .where('id', '=', id)
    .where('write_hash', '=', hashToken(key))
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .where(isInUse)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns what somebody else stored meanwhile. @throws Failure list_unknown, list_revoked, list_write_key */
async function newerList({ id, key }: Held, connection: Kysely<Database> = db()): Promise<Saved> {
  const row = await connection
    .selectFrom('shared_lists')
    .select(['version', 'content'])
    .where('id', '=', id)
    .where('write_hash', '=', hashToken(key))
    .where(isInUse)
    .executeTakeFirst()
  if (!row?.content) throw await refusalOf(id, key, connection)
  return { saved: false, version: row.version, content: row.content }
}

/** Says why nothing was found for an id and, if it was asked for, its write key. */
async function refusalOf(id: string, key?: string, connection: Kysely<Database> = db()): Promise<Failure> {
  const row = await connection
    .selectFrom('shared_lists')
    .select(['write_hash', isInUse.as('in_use'), sql<boolean>`revoked_at is not null`.as('revoked')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.revoked) return new Failure('gone', 'list_revoked')
  if (row?.in_use && key !== undefined && !hashToken(key).equals(row.write_hash))
    return new Failure('forbidden', 'list_write_key')
  return new Failure('not_found', 'list_unknown')
}

/** Whether a list can be opened, for its page. */
export async function stateOfList(id: string): Promise<'open' | 'revoked' | 'unknown'> {
  const row = await db()
    .selectFrom('shared_lists')
    .select([isInUse.as('in_use'), sql<boolean>`revoked_at is not null`.as('revoked')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.revoked) return 'revoked'
  return row?.in_use ? 'open' : 'unknown'
}

/** Returns why one of these operations refuses; undefined for an error that nobody foresaw. */
export function asRefusal(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error
  return isNotSaved(error) ? new Failure('unavailable', 'read_only', { retryAfter: RETRY_AFTER_S }) : undefined
}
