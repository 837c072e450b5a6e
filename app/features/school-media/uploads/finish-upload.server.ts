import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import { nextPosition } from '../next-position.server.ts'

/** Turns an upload whose last byte has arrived into a picture or video; a job renders what is displayed. */
export async function finishUpload(trx: Transaction<Database>, uploadId: string): Promise<void> {
  const upload = await trx
    .updateTable('school_uploads')
    .set({ finished_at: sql<Date>`now()` })
    .where('id', '=', uploadId)
    .returning(['id', 'school_id', 'kind', 'name', 'bytes'])
    .executeTakeFirstOrThrow()
  const { id, school_id, kind, name, bytes } = upload
  await trx
    .insertInto('school_media')
    .values({
      id,
      school_id,
      kind,
      bytes,
      title: name,
      state: 'processing',
      // Hard to guess and different for each item, because caches may keep files under this name.
      folder: `school-media/${id}/${randomBytes(16).toString('hex')}`,
      position: await nextPosition(trx, school_id),
    })
    .execute()
  await sendJob(trx, 'process_media', { mediaId: id })
}
