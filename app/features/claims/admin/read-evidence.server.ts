import { type SqlBool, sql } from 'kysely'
import { readDocument } from '#app/core/documents/read-document.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { type Decider, mayDecideClaim } from './may-decide-claim.ts'

/**
 * Reads evidence of a waiting claim, for moderators who may decide it, and records this in the audit log.
 *
 * @returns null when the claim is no longer waiting, does not exist, or is the moderator's own
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
