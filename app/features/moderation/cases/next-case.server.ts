import { sql } from 'kysely'
import type { CaseRef } from '#app/features/admin/case-locks/case-kind.ts'
import { db } from '#db/client.ts'
import { cursorOf } from '#db/keyset.ts'
import { type Row, readQueue } from './list-queue.server.ts'
import { CASES_PER_PAGE, type QueueKind } from './queue-address.ts'

/**
 * Returns the first case that nobody else has locked and that can be decided now, or the next one after another.
 *
 * @param userId of the moderator
 * @param after the case on the screen; when none is due after it, the search starts again at the beginning of the
 *   queue, without it
 */
export async function nextCase(
  userId: string,
  { kind, after }: { kind?: QueueKind | undefined; after?: CaseRef | undefined },
): Promise<CaseRef | null> {
  const [place] = after ? (await readQueue(kind, { userId, about: after }, CASES_PER_PAGE)).slice(-1) : []
  const rest = place && (await firstFree(userId, kind, { from: place, without: after }))
  return rest ?? (await firstFree(userId, kind, { without: after }))
}

type Walk = { from?: Row; without?: CaseRef | undefined }

async function firstFree(
  userId: string,
  kind: QueueKind | undefined,
  { from, without }: Walk,
): Promise<CaseRef | null> {
  let last = from
  do {
    const rows = await readQueue(kind, { userId, ...(last && { after: cursorOf(last) }) }, CASES_PER_PAGE)
    const ripe = await ripeOf(rows)
    const free = rows.find((row) => (!row.lock || row.lock.mine) && row.subject_id !== without?.id && ripe.has(row.id))
    if (free) return { kind: free.subject_kind, id: free.subject_id }
    last = rows.length === CASES_PER_PAGE ? rows.at(-1) : undefined
  } while (last)
  return null
}

/** Leaves out disputes whose author may still answer. */
async function ripeOf(rows: Row[]): Promise<Set<string>> {
  const ids = rows.filter(({ kind }) => kind === 'dispute').map(({ id }) => id)
  const waiting = await db()
    .selectFrom('disputes')
    .select('id')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('author_due_at', '>', sql<Date>`now()`)
    .where('author_replied_at', 'is', null)
    .execute()
  const unripe = new Set(waiting.map(({ id }) => id))
  return new Set(rows.map(({ id }) => id).filter((id) => !unripe.has(id)))
}
