import { createReadStream } from 'node:fs'
import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { fileName, type ReceivedFile } from './receive-files.server.ts'
import type { ImportOrder } from './start-run.schema.ts'

/** A file of a trial: in the store, or to be fetched from an address. `modified` is the day that its server named. */
export type KeptFile = {
  name: string
  address: string | null
  key: string | null
  bytes: number | null
  modified?: string | null
}

/** A trial to be ordered. `day` (YYYY-MM-DD) is that of the data. */
type Trial = { source: string; complete: boolean; day: string | null; startedBy: string | null; files: KeptFile[] }

/**
 * Orders a trial: stores the files and queues a job that finds out what importing them would do. The job also fetches
 * the file of an address. The caller has checked that an admin orders.
 *
 * @returns id of the run
 * @throws Failure import_missing
 */
export async function orderTrial(adminId: string, order: ImportOrder, received: ReceivedFile[]): Promise<string> {
  const files = await keep(received)
  if (order.address !== undefined) {
    files.push({ name: nameOf(order.address), address: order.address, key: null, bytes: null })
  }
  if (files.length === 0) throw new Failure('invalid', 'import_missing')
  return await db()
    .transaction()
    .execute(async (trx) => {
      const { source, day = null } = order
      const id = await insertTrial(trx, {
        source,
        day,
        complete: order.complete !== undefined,
        startedBy: adminId,
        files,
      })
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: 'import.tried', subject: { kind: 'import', id }, after: { source } },
      )
      return id
    })
}

/** Adds a trial of files and the job that carries it out. @returns id of the run */
export async function insertTrial(trx: Transaction<Database>, trial: Trial): Promise<string> {
  const { source, complete, day, startedBy, files } = trial
  const names = files.map(({ name, address }) => address ?? name)
  const { id } = await trx
    .insertInto('import_runs')
    .values({ kind: 'trial', state: 'waiting', source, files: names, complete, day, started_by: startedBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('import_files')
    .values(files.map((file, index) => ({ ...file, run_id: id, number: index + 1 })))
    .execute()
  await sendJob(trx, 'run_import', { runId: id })
  return id
}

async function keep(received: ReceivedFile[]): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const { name, path, bytes } of received) {
    const key = `imports/${crypto.randomUUID()}`
    await storage().put(key, createReadStream(path), { size: bytes, type: 'application/octet-stream' })
    kept.push({ name: name || 'file', address: null, key, bytes })
  }
  return kept
}

/** Returns the file name for an address; it may contain the day of its edition. */
export function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address)
  return fileName(pathname.replaceAll('%20', ' ')) || hostname
}
