import { sql, type Transaction } from 'kysely'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import { UPLOAD_HOURS } from '../count-media.server.ts'

/**
 * Discards an upload, unless its last byte has arrived: its place is free immediately, jobs delete its parts soon
 * after.
 */
export const discardUpload = (uploadId: string): Promise<number> =>
  db()
    .transaction()
    .execute(async (trx) => {
      const query = trx.deleteFrom('school_uploads').where('id', '=', uploadId).where('finished_at', 'is', null)
      return await removeParts(trx, await query.returning('parts').execute())
    })

/**
 * Discards uploads that were not finished within 24 hours, and removes the records of those that became a picture or
 * video. @returns number of uploads
 */
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

/** Queues the deletion of stored parts. @returns number of uploads */
export async function removeParts(trx: Transaction<Database>, uploads: { parts: string[] }[]): Promise<number> {
  for (const key of uploads.flatMap(({ parts }) => parts)) await sendJob(trx, 'delete_file', { key })
  return uploads.length
}
