import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'

/** Withdraws a person's waiting claim and deletes its file. @throws Failure already_decided if there is none */
export function withdrawClaim(userId: string, claimId: string): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const claim = await trx
        .selectFrom('school_claims')
        .select('file_key')
        .where(sql<string>`id::text`, '=', claimId)
        .where('user_id', '=', userId)
        .where('state', '=', 'open')
        .forUpdate()
        .executeTakeFirst()
      if (!claim) throw new Failure('conflict', 'already_decided')
      const over = { state: 'withdrawn', decided_at: sql<Date>`now()`, file_key: null }
      await trx.updateTable('school_claims').set(over).where('id', '=', claimId).execute()
      if (claim.file_key) await sendJob(trx, 'delete_file', { key: claim.file_key })
      const subject = { kind: 'claim', id: claimId } as const
      await recordAudit(trx, { userId, role: 'user' }, { action: 'claim.withdrawn', subject })
    })
}
