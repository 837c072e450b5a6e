import { Failure } from '#app/core/failure.ts'
import { isInProgram } from '#app/features/schools/sources/register-source-ids.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { insertRun, type KeptFile } from '../start/insert-run.server.ts'
import { keepFile } from '../start/keep-file.server.ts'
import { fileName, type ReceivedFile } from '../start/receive-files.server.ts'
import type { ImportOrder } from '../start/start-run.schema.ts'
import { findMapping } from './find-mapping.server.ts'

const AUDITED = { trial: 'import.tried', inspection: 'import.inspected' } as const

/**
 * Orders a trial: stores the files and queues a job that finds out what importing them would do. The job also fetches
 * the file of an address. The caller has checked that an admin orders.
 *
 * @returns id of the run
 * @throws Failure import_missing; import_source for a source that neither the program nor a mapping declares
 */
export async function startTrial(adminId: string, order: ImportOrder, received: ReceivedFile[]): Promise<string> {
  const mapping = await mappingFor(order.source)
  return await createRun(adminId, { ...order, kind: 'trial', mapping }, received)
}

/**
 * Returns the mapping with which the files of a source are read; null for a built-in source.
 *
 * @throws Failure import_source for a source that neither the program nor a mapping declares
 */
export async function mappingFor(source: string): Promise<object | null> {
  if (isInProgram(source)) return null
  const mapping = await findMapping(source)
  if (!mapping) throw new Failure('invalid', 'import_source')
  return mapping
}

/** What is ordered, besides its files. `mapping`: with which they are read, or the draft for an inspection. */
type RunOrder = Pick<ImportOrder, 'address' | 'day' | 'changed' | 'complete' | 'confirmed'> & {
  kind: 'trial' | 'inspection'
  source: string
  mapping: object | null
}

/**
 * Orders a trial, or an inspection, which only finds out which columns a file has. The caller has checked that an admin
 * orders.
 *
 * @returns id of the run
 * @throws Failure import_missing
 */
export async function createRun(adminId: string, order: RunOrder, received: ReceivedFile[]): Promise<string> {
  const { kind, source, mapping } = order
  const files = await keepFiles(received, order.changed)
  if (order.address !== undefined) {
    files.push({ name: fileNameOf(order.address), address: order.address, key: null, bytes: null })
  }
  if (files.length === 0) throw new Failure('invalid', 'import_missing')
  return await db()
    .transaction()
    .execute(async (trx) => {
      const id = await insertRun(trx, {
        kind,
        source,
        mapping,
        day: order.day ?? null,
        complete: order.complete !== undefined,
        confirmed: order.confirmed !== undefined,
        startedBy: adminId,
        files,
      })
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: AUDITED[kind], subject: { kind: 'import', id }, after: { source } },
      )
      return id
    })
}

async function keepFiles(received: ReceivedFile[], changed: string | undefined): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const { name, path } of received) {
    kept.push({ name: name || 'file', address: null, ...(await keepFile(path)), changed: changed ?? null })
  }
  return kept
}

/** Returns the file name for an address; it may contain the day of its edition. */
export function fileNameOf(address: string): string {
  const { pathname, hostname } = new URL(address)
  return fileName(pathname.replaceAll('%20', ' ')) || hostname
}
