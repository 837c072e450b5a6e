import type { Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'

/** Deletes the evidence of reviews; jobs delete its files soon after. */
export async function deleteReviewEvidence(trx: Transaction<Database>, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return
  const evidence = await trx.deleteFrom('evidence').where('review_id', 'in', reviewIds).returning('file_key').execute()
  for (const { file_key: key } of evidence) await sendJob(trx, 'delete_file', { key })
}
