import { sql } from 'kysely'
import { db } from '#db/client.ts'

/** An open case about a school; `to` is its page in the administration, without language. */
export type SchoolCase = {
  kind: 'claim' | 'correction' | 'review' | 'dispute' | 'report' | 'ticket'
  to: string
  since: Date
}

const MAX_CASES = 50

/** Lists open cases about a school, oldest first; at most 50. */
export async function listCases(id: string): Promise<SchoolCase[]> {
  const { rows } = await sql<SchoolCase>`
    select 'claim' as kind, '/admin/claims/' || id as to, created_at as since
      from school_claims where school_id = ${id} and state = 'open'
    union all select 'correction', '/admin/corrections/' || id, created_at
      from school_corrections where school_id = ${id} and state = 'open'
    union all select 'review', '/admin/reviews/' || id, status_changed_at
      from reviews where school_id = ${id} and status = 'pending'
    union all select 'dispute', '/admin/reviews/' || review_id, created_at
      from disputes where school_id = ${id} and state = 'open'
    union all select 'report', '/admin/reviews/' || review_id, created_at
      from reports where state = 'open' and review_id in (select r.id from reviews r where r.school_id = ${id})
    union all select 'ticket', '/admin/tickets/' || id, created_at
      from tickets where school_id = ${id} and state = 'open'
    order by since limit ${MAX_CASES}`.execute(db())
  return rows
}

/** Lists the orders of a school, newest first. */
export const listSchoolOrders = (id: string) =>
  db()
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'created_at as orderedAt'])
    .where('school_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
export type SchoolOrder = Awaited<ReturnType<typeof listSchoolOrders>>[number]
