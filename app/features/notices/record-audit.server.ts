import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

type Actor = { userId: string; role: 'user' | 'operator' | 'moderator' | 'admin' }
type Entry = {
  /** Such as `report.filed`. */
  action: string
  subject: { kind: 'report' | 'dispute'; id: string }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes into the lasting record who did what; without an actor it was a visitor. No names of people go in. */
export async function recordAudit(trx: Transaction<Database>, actor: Actor | null, entry: Entry): Promise<void> {
  const { action, subject, before, after } = entry
  await trx
    .insertInto('audit_entries')
    .values({
      actor_id: actor?.userId ?? null,
      actor_role: actor?.role ?? 'visitor',
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute()
}
