import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { z } from 'zod'
import type { Session } from '#app/core/session.ts'
import { networkOf, type Visitor } from '#app/core/visitor.ts'
import { INTERESTS } from '#app/features/schools/interest.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { isNew, mayCount, mayCountForSchool } from './bounds.server.ts'
import { COUNTED_FOR } from './figures.ts'
import { tally } from './tally.server.ts'

/** The form of ids in the database: other characters, such as NUL, would keep a whole batch from being written. */
const SCHOOL_ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** What a page reports about its visitor: the school and the kind of interest. */
export const interestSchema = z.object({ school: z.string().regex(SCHOOL_ID), interest: z.enum(INTERESTS) })

type Asker = { visitor: Visitor; session: Session | null }

/**
 * Counts a visitor's interest in a school, once in half an hour. Robots, the school's members, the team, and networks
 * over their limit are left out.
 *
 * @returns whether it was counted
 */
export async function countInterest(
  { school, interest }: z.infer<typeof interestSchema>,
  { visitor, session }: Asker,
): Promise<boolean> {
  const network = networkOf(visitor.address)
  if (isRobot(visitor) || !mayCount(network) || !mayCountForSchool(school, network)) return false
  if (session && (await isInsider(session, school))) return false
  const day = berlinDay()
  const mark = await visitorKey(day, school, visitor)
  if (!isNew(`${mark} ${interest}`)) return false
  tally(school, day, COUNTED_FOR[interest], interest === 'view' ? { mark } : {})
  return true
}

/** Whether the visitor is a program that says so, or one that sends no user agent. */
export const isRobot = ({ userAgent }: Visitor): boolean => userAgent === '' || isbot(userAgent)

async function isInsider({ role, userId }: Session, schoolId: string): Promise<boolean> {
  if (role !== 'user') return true
  const runs = db().selectFrom('school_members').select('user_id').where('school_id', '=', schoolId)
  return (await runs.where('user_id', '=', userId).executeTakeFirst()) !== undefined
}

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
