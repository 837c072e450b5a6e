import { type SqlBool, sql } from 'kysely'
import { notMerged } from '#app/features/schools/membership/require-member.server.ts'
import { SUPPORT_WAYS } from '../ticket-rules.ts'

/** Condition on `tickets`: the person sent it, or is a member of the school for which a colleague asked for help. */
export const seenBy = (userId: string) =>
  sql<SqlBool>`tickets.id in (
    select id from tickets where user_id = ${userId}
    union all
    select asked.id from school_members o join tickets asked on asked.school_id = o.school_id
    where o.user_id = ${userId} and asked.kind = any(${SUPPORT_WAYS}) and ${notMerged})`
