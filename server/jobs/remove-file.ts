import { mayRemoveFiles } from '#db/backup-lock.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { storage } from '#lib/storage/open-storage.ts'

/** Removes a stored file that nothing refers to any more. @throws Error while a backup is running, to retry later */
export async function removeFile({ key }: Jobs['delete_file']): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      if (!(await mayRemoveFiles(trx))) throw new Error('A backup is running.')
      await storage().delete(key)
    })
}
