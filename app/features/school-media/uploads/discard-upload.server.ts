import { sql, type Transaction } from 'kysely'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import { UPLOAD_HOURS } from '../count-media.server.ts'

/** Gives an upload up, unless its last byte has come: its place is free again, its parts go soon after. */
export const discardUpload = (uploadId: string): Promise<number> =>
  db()
    .transaction()
    .execute(async (trx) => {
      const query = trx.deleteFrom('school_uploads').where('id', '=', uploadId).where('finished_at', 'is', null)
      return await removeParts(trx, await query.returning('parts').execute())
    })

/** Gives up what nobody finished within 24 hours, and forgets what became a picture or video. @returns how many */
export const removeOldUploads = (): Promise<number> =>
  db()
    .transaction()
    .execute(async (trx) => {
      const query = trx
        .deleteFrom('school_uploads')
        .where((upload) => upload.or([upload('finished_at', 'is', null), upload('parts', '=', sql<string[]>`'{}'`)]))
        .where('created_at', '<=', sql<Date>`now() - make_interval(hours => ${UPLOAD_HOURS})`)
      return await removeParts(trx, await query.returning('parts').execute())
    })

/** Sees to it that stored parts go. @returns of how many uploads */
export async function removeParts(trx: Transaction<Database>, uploads: { parts: string[] }[]): Promise<number> {
  for (const key of uploads.flatMap(({ parts }) => parts)) await sendJob(trx, 'delete_file', { key })
  return uploads.length
}
