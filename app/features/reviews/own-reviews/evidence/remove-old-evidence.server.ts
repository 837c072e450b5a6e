import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { REVIEW_EVIDENCE_DAYS } from '../../review.ts'

/** Removes evidence 30 days after it arrived, decided or not, with its files. @returns number of files */
export async function removeOldReviewEvidence(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => {
      const old = await trx
        .deleteFrom('evidence')
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${REVIEW_EVIDENCE_DAYS})`)
        .returning('file_key')
        .execute()
      for (const { file_key: key } of old) await sendJob(trx, 'delete_file', { key })
      return old.length
    })
}
