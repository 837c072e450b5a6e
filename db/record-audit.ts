import { sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

type Actor = { userId: string; role: 'user' | 'operator' | 'moderator' | 'admin' } | 'visitor' | 'program'
type Entry = {
  /** Such as `report.filed`. */
  action: string
  subject: {
    kind:
      | 'review'
      | 'report'
      | 'dispute'
      | 'school'
      | 'order'
      | 'claim'
      | 'group'
      | 'withdrawal'
      | 'cancellation'
      | 'user'
      | 'rule'
      | 'ticket'
      | 'correction'
      | 'job'
      | 'import'
      | 'update'
      | 'synonym'
      | 'admission_date'
      | 'terms_change'
      | 'text_block'
      | 'content'
      | 'mailing'
      | 'post'
    id: string
  }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/**
 * Records permanently who did what: ids and states, never texts or names of people. What an admin does while visiting a
 * school's dashboard is recorded as done by an admin.
 */
export async function recordAudit(
  trx: Pick<Transaction<Database>, 'insertInto'>,
  actor: Actor,
  { action, subject, before, after }: Entry,
): Promise<void> {
  const { userId, role } = typeof actor === 'string' ? { userId: null, role: actor } : actor
  await trx
    .insertInto('audit_entries')
    .values({
      actor_id: userId,
      actor_role: role === 'operator' ? roleOfMember(userId) : role,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute()
}

const roleOfMember = (userId: string | null) =>
  sql<string>`case when exists (select from admin_visits v join users u on u.id = v.user_id
    where v.user_id = ${userId} and v.until > now() and u.role = 'admin') then 'admin' else 'operator' end`
