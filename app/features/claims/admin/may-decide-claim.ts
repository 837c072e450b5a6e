import { type SqlBool, sql } from 'kysely'
import { isStaff } from '#app/core/is-staff.server.ts'
import type { Role } from '#app/core/session.ts'
import { CLAIMS_POLICY } from '../policy.ts'

export type Decider = { userId: string; role: Role }

/**
 * Condition on `c`, a claim: the account has the rights of a moderator, and the claim is neither its own nor one for a
 * school or group of which it is a member.
 */
export const mayDecideClaim = (userId: string) =>
  sql<SqlBool>`c.user_id <> ${userId}
    and ${isStaff(userId, CLAIMS_POLICY.decide)}
    and not exists (select from school_members o where o.user_id = ${userId} and (o.school_id = c.school_id
      or o.school_id in (select n.school_id from school_claim_schools n where n.claim_id = c.id)))
    and not exists (select from group_people p where p.user_id = ${userId} and p.group_id = c.group_id)`
