import type { Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'

/** Queues the job that tells people why their review of a school is held, if the transaction held any. */
export async function enqueueReviewSettlement(trx: Transaction<Database>): Promise<void> {
  const held = await trx
    .selectFrom('review_signals')
    .select('id')
    .where('kind', '=', 'own_school')
    .where('notified_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (held) await sendJob(trx, 'settle_own_reviews', {})
}
