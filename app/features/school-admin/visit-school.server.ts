import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { rolesOf } from '#app/core/policy.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { type AdminAction, lockSchool } from './lock-schools.server.ts'
import { notifyMembers } from './notify-members.server.ts'
import { SCHOOL_ADMIN_POLICY } from './policy.ts'

/** Minutes after which a visit ends by itself. */
const VISIT_MINUTES = 60

/**
 * Lets an admin work in the dashboard of a premium school for an hour, with the rights of an editor. The visit is shown
 * in the log and in the dashboard, and is mailed to the members with its reason. It ends an earlier visit by the admin.
 *
 * @throws Failure school_unknown, school_merged; premium_required for a school without a dashboard; not_allowed when
 *   the account is no longer that of an admin
 */
export async function visitSchool(schoolId: string, { adminId, reason }: AdminAction): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await lockSchool(trx, schoolId)
      await requireAdmin(trx, adminId)
      const grant = trx.selectFrom('premium_grants').select('id').where('school_id', '=', schoolId)
      if (!(await grant.where('ended_at', 'is', null).executeTakeFirst()))
        throw new Failure('forbidden', 'premium_required')
      await endVisits(trx, adminId)
      const until = sql<Date>`now() + make_interval(mins => ${VISIT_MINUTES})`
      await trx.insertInto('admin_visits').values({ user_id: adminId, school_id: schoolId, reason, until }).execute()
      await recordVisit(trx, adminId, { action: 'school.visited', schoolId, after: { reason } })
      await notifyMembers(trx, [schoolId], { event: 'visited', reason, schoolId })
    })
}

/** Ends the visit of an admin. @returns the school that was visited; undefined without a visit */
export const leaveSchoolOfVisit = (adminId: string): Promise<string | undefined> =>
  db()
    .transaction()
    .execute(async (trx) => {
      const schoolId = await endVisits(trx, adminId)
      if (schoolId) await recordVisit(trx, adminId, { action: 'school.left', schoolId })
      return schoolId
    })

async function endVisits(trx: Transaction<Database>, adminId: string): Promise<string | undefined> {
  const ended = await trx
    .updateTable('admin_visits')
    .set({ until: sql<Date>`now()` })
    .where('user_id', '=', adminId)
    .where('until', '>', sql<Date>`now()`)
    .returning('school_id')
    .execute()
  return ended[0]?.school_id
}

/** The account may have lost its role since the request began. */
async function requireAdmin(trx: Transaction<Database>, adminId: string): Promise<void> {
  const admin = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', adminId)
    .where('role', 'in', rolesOf(SCHOOL_ADMIN_POLICY.visit))
    .forUpdate()
    .executeTakeFirst()
  if (!admin) throw new Failure('forbidden', 'not_allowed')
}

type Entry = { action: string; schoolId: string; after?: Record<string, unknown> }

const recordVisit = (trx: Transaction<Database>, userId: string, { action, schoolId, after }: Entry) =>
  recordAudit(
    trx,
    { userId, role: 'admin' },
    { action, subject: { kind: 'school', id: schoolId }, ...(after && { after }) },
  )
