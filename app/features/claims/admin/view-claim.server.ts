import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { ClaimState } from '../claim.ts'
import { type Decider, mayDecideClaim } from './may-decide-claim.ts'

/**
 * Loads a claim with everything needed to decide it; returns null when there is none, or the moderator may not decide
 * it.
 */
export async function viewClaim({ userId }: Decider, claimId: string) {
  const claim = await claimRow(userId, claimId)
  if (!claim) return null
  const { schoolId } = claim
  const [school, claimed, answers] = await Promise.all([
    schoolId === null ? null : registerOf(schoolId),
    claim.group === null ? [] : claimedBy(claim.id),
    answersOf(claim.id),
  ])
  const ids = schoolId === null ? claimed.map(({ id }) => id) : [schoolId]
  return { ...claim, school, claimed, members: ids.length === 0 ? [] : await membersOf(ids), answers }
}

/** A claim as moderators see it. `proposal` is the missing school that it names, `claimed` what a group claims. */
export type ClaimCase = NonNullable<Awaited<ReturnType<typeof viewClaim>>>

const claimRow = (userId: string, claimId: string) =>
  db()
    .selectFrom('school_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('school_groups as g', 'g.id', 'c.group_id')
    .select([
      'g.name as group',
      'c.id',
      'c.school_id as schoolId',
      'c.proposal',
      'c.by_code as byCode',
      'c.explanation',
    ])
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

/** Returns what the register says about a school, to compare with the evidence. */
const registerOf = (schoolId: string) =>
  db()
    .selectFrom('schools')
    .select(['id', 'name', 'street', 'city', 'country', 'phone', 'email', 'website', 'source', 'status'])
    .select('postal_code as postalCode')
    .where('id', '=', schoolId)
    .executeTakeFirst()

/** Returns the schools that a group claims. */
const claimedBy = (claimId: string) =>
  db()
    .selectFrom('school_claim_schools as n')
    .innerJoin('school_directory as d', 'd.id', 'n.school_id')
    .select(['d.id', 'd.name', 'd.city', 'd.source_id as number', 'n.approved'])
    .where('n.claim_id', '=', claimId)
    .orderBy('d.name')
    .orderBy('d.id')
    .execute()

const membersOf = (schoolIds: string[]) =>
  db()
    .selectFrom('school_members as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('schools as s', 's.id', 'o.school_id')
    .select(['u.email', 'o.created_at as since', 's.name as school'])
    .select(sql<'owner' | 'editor'>`o.role`.as('role'))
    .where('o.school_id', 'in', schoolIds)
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
