import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { ClaimState } from '../claim-rules.ts'
import { type Decider, mayDecideClaim } from './may-decide-claim.ts'

/**
 * Loads a claim with everything that a decision needs; returns null when there is none, or the moderator may not decide
 * it.
 */
export async function viewClaim({ userId }: Decider, claimId: string) {
  const claim = await claimRow(userId, claimId)
  if (!claim) return null
  const { schoolId } = claim
  const [school, members, answers] = await Promise.all([
    schoolId === null ? null : registerOf(schoolId),
    schoolId === null ? [] : membersOf(schoolId),
    answersOf(claim.id),
  ])
  return { ...claim, school, members, answers }
}

/** A claim as moderators see it. `proposal` is the missing school that it names. */
export type ClaimCase = NonNullable<Awaited<ReturnType<typeof viewClaim>>>

const claimRow = (userId: string, claimId: string) =>
  db()
    .selectFrom('school_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.school_id as schoolId', 'c.proposal', 'c.by_code as byCode', 'c.explanation'])
    .select(['c.person_function as personFunction', 'c.created_at as at', 'c.reason', 'c.decided_at as decidedAt'])
    .select(['u.email as claimant', 'u.created_at as memberSince'])
    .select(sql<ClaimState>`c.state`.as('state'))
    .select(sql<boolean>`c.file_key is not null`.as('hasFile'))
    .select(
      sql<number>`(select count(*)::int from school_claims e where e.user_id = c.user_id and e.id <> c.id)`.as(
        'otherClaims',
      ),
    )
    .where(sql<SqlBool>`c.id::text = ${claimId}`)
    .where(mayDecideClaim(userId))
    .executeTakeFirst()

/** Returns what the register says of a school, to compare with the evidence. */
const registerOf = (schoolId: string) =>
  db()
    .selectFrom('schools')
    .select(['id', 'name', 'street', 'city', 'country', 'phone', 'email', 'website', 'source', 'status'])
    .select('postal_code as postalCode')
    .where('id', '=', schoolId)
    .executeTakeFirst()

const membersOf = (schoolId: string) =>
  db()
    .selectFrom('school_operators as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select(['u.email', 'o.created_at as since'])
    .select(sql<'owner' | 'editor'>`o.role`.as('role'))
    .where('o.school_id', '=', schoolId)
    .orderBy('o.created_at')
    .execute()

const answersOf = (claimId: string) =>
  db()
    .selectFrom('school_claim_answers as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.text', 'a.created_at as at', 'u.email'])
    .where('a.claim_id', '=', claimId)
    .orderBy('a.created_at')
    .execute()
