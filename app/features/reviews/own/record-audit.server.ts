import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

type Actor = { userId: string; role: 'user' | 'moderator' | 'admin' }
type Values = Record<string, string | null>

/** Writes into the lasting record what was done about somebody's review: ids and states, never words or names. */
export async function recordAudit(
  trx: Transaction<Database>,
  { userId, role }: Actor,
  { action, reviewId, before, after }: { action: string; reviewId: string; before?: Values; after?: Values },
): Promise<void> {
  await trx
    .insertInto('audit_entries')
    .values({
      actor_id: userId,
      actor_role: role,
      action,
      subject_kind: 'review',
      subject_id: reviewId,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute()
}
