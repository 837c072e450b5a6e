import { isbot } from 'isbot'
import { z } from 'zod'
import type { Session } from '#app/core/session.ts'
import { networkOf, type Visitor } from '#app/core/visitor.ts'
import { INTERESTS } from '#app/features/schools/interest.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { isNew, mayAdd, mayAddForSchool } from './counting/bounds.server.ts'
import { COUNTED_FOR } from './counting/figures.ts'
import { tally } from './counting/tally.server.ts'
import { visitorKey } from './counting/visitor-key.server.ts'

/** The form of ids in the database: other characters, such as NUL, would keep a whole batch from being written. */
const SCHOOL_ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** What a page reports about its visitor: the school and the kind of interest. */
export const interestSchema = z.object({ school: z.string().regex(SCHOOL_ID), interest: z.enum(INTERESTS) })

type Asking = { visitor: Visitor; session: Session | null }

/**
 * Counts a visitor's interest in a school, once in half an hour. Robots, the school's members, the team, and networks
 * over their limit are left out.
 *
 * @returns whether it was counted
 */
export async function countInterest(
  { school, interest }: z.infer<typeof interestSchema>,
  { visitor, session }: Asking,
): Promise<boolean> {
  const network = networkOf(visitor.address)
  if (isRobot(visitor) || !mayAdd(network) || !mayAddForSchool(school, network)) return false
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
