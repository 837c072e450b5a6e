import { createHmac, randomBytes } from 'node:crypto'
import type { Visitor } from '#app/core/visitor.ts'
import { db } from '#db/client.ts'

const MARK_BYTES = 12

/** The key of the day that this process is counting; it replaces that of the previous day. */
let current: { day: string; key: Promise<Buffer> } | undefined

/**
 * Returns the pseudonym of a visitor of one school on one day. The key is random, shared by all processes through the
 * database and removed at the end of its day; after that, nobody can recompute the mark, or find a visitor of one
 * school at another.
 *
 * @param day YYYY-MM-DD
 * @returns 12 bytes in base64
 */
export async function visitorKey(day: string, schoolId: string, visitor: Visitor): Promise<string> {
  const told = JSON.stringify([schoolId, visitor.address, visitor.userAgent])
  return createHmac('sha256', await keyOf(day))
    .update(told)
    .digest()
    .subarray(0, MARK_BYTES)
    .toString('base64')
}

function keyOf(day: string): Promise<Buffer> {
  if (current?.day === day) return current.key
  const key = agreeOnKey(day)
  current = { day, key }
  // A failed attempt is not kept, so that the next call tries again.
  key.catch(() => (current = undefined))
  return key
}

async function agreeOnKey(day: string): Promise<Buffer> {
  await db()
    .insertInto('visitor_keys')
    .values({ day, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db().selectFrom('visitor_keys').select('key').where('day', '=', day).executeTakeFirstOrThrow()
  return row.key
}
