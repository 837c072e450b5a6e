import type { Transaction } from 'kysely'
import type { GroupMember } from '#app/features/schools/membership/require-group.server.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'

/** Records what somebody did on behalf of a group in the audit log. */
export const recordGroup = (trx: Transaction<Database>, { userId, groupId }: GroupMember, done: string, about = {}) =>
  recordAudit(
    trx,
    { userId, role: 'operator' },
    { action: `group.${done}`, subject: { kind: 'group', id: groupId }, after: { ...about } },
  )
