import { type SqlBool, sql } from 'kysely'
import { readDocument } from '#app/core/documents/read-document.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { type Decider, mayDecideClaim } from './may-decide-claim.ts'

/**
 * The file of a claim that waits, for moderators who may decide about it. That it was read is kept in the log.
 *
 * @returns null when it does not wait any more, is not there, or is the moderator's own matter
 */
export async function readEvidence(decider: Decider, claimId: string) {
  const claim = await db()
    .selectFrom('school_claims as c')
    .select(['c.id', 'c.file_key'])
    .where(sql<SqlBool>`c.id::text = ${claimId}`)
    .where('c.state', '=', 'open')
    .where(mayDecideClaim(decider.userId))
    .executeTakeFirst()
  const file = claim?.file_key ? await readDocument(claim.file_key) : null
  if (!claim || !file) return null
  await recordAudit(db(), decider, { action: 'claim.read', subject: { kind: 'claim', id: claim.id } })
  return file
}
