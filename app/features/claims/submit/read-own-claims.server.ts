import { type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { ClaimState } from '../claim.ts'

const MAX_CLAIMS = 100

function claims() {
  return db()
    .selectFrom('school_claims as c')
    .leftJoin('school_directory as d', 'd.id', 'c.school_id')
    .leftJoin('school_groups as g', 'g.id', 'c.group_id')
    .select(['c.id', 'c.school_id as schoolId', 'c.group_id as groupId'])
    .select(['c.by_code as byCode', 'c.reason'])
    .select(['c.created_at as at', 'c.decided_at as decidedAt'])
    .select(sql<ClaimState>`c.state`.as('state'))
    .select(sql<string>`coalesce(g.name, d.name, c.proposal->>'name')`.as('name'))
    .select(sql<string>`coalesce(d.city, c.proposal->>'city')`.as('city'))
}

/** Lists a person's claims, newest first. */
export const listOwnClaims = (userId: string) =>
  claims().where('c.user_id', '=', userId).orderBy('c.created_at', 'desc').limit(MAX_CLAIMS).execute()

/** A claim as its claimant sees it. `schoolId` is null while a missing school has not been added. */
export type OwnClaim = Awaited<ReturnType<typeof listOwnClaims>>[number]

/** Finds one of a person's own claims; returns undefined when it is somebody else's or does not exist. */
export const findOwnClaim = (userId: string, claimId: string): Promise<OwnClaim | undefined> =>
  claims().where('c.user_id', '=', userId).where(sql<SqlBool>`c.id::text = ${claimId}`).executeTakeFirst()

/** Condition on `c`, a claim: the person owns its school, or one of those claimed by a group. */
export const ownsClaimedSchool = (userId: string) =>
  sql<SqlBool>`exists (select from school_members o where o.user_id = ${userId} and o.role = 'owner'
    and (o.school_id = c.school_id or o.school_id in (
      select n.school_id from school_claim_schools n where n.claim_id = c.id)))`

/**
 * Finds somebody else's claim to a school that the person owns, with the claimant and the person's own answer; returns
 * undefined for everybody else. Only moderators see the evidence.
 */
export const findClaimOfOwnSchool = (userId: string, claimId: string) =>
  claims()
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('school_claim_answers as a', (join) => join.onRef('a.claim_id', '=', 'c.id').on('a.user_id', '=', userId))
    .select(['u.email as claimant', 'a.text as answer'])
    .where(ownsClaimedSchool(userId))
    .where('c.user_id', '<>', userId)
    .where(sql<SqlBool>`c.id::text = ${claimId}`)
    .executeTakeFirst()
export type ClaimOfOwnSchool = NonNullable<Awaited<ReturnType<typeof findClaimOfOwnSchool>>>
