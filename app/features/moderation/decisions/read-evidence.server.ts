import { type SqlBool, sql } from 'kysely'
import { readDocument } from '#app/core/documents/read-document.server.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Moderator } from '../decision.ts'
import { mayDecide } from '../subjects/lock-review.server.ts'

/**
 * Reads the file of waiting evidence, for moderators who may decide it, and records this in the audit log.
 *
 * @returns null when it is not waiting any more, does not exist, or is the moderator's own case
 */
export async function readReviewEvidence(moderator: Moderator, proofId: string) {
  const evidence = await db()
    .selectFrom('evidence as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .select(['p.file_key', 'r.id as review_id'])
    .where(sql<SqlBool>`p.id::text = ${proofId}`)
    .where('p.state', '=', 'open')
    .where(mayDecide(moderator, { author: 'r.author_id', school: 'r.school_id' }))
    .executeTakeFirst()
  const file = evidence && (await readDocument(evidence.file_key))
  if (!file) return null
  await recordAudit(db(), moderator, { action: 'proof.read', subject: { kind: 'review', id: evidence.review_id } })
  return file
}
