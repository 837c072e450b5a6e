import type { Transaction } from 'kysely'
import { sendJob } from '#db/jobs/send-job.ts'
import type { Database } from '#db/schema.ts'
import type { ImportLane } from '../import-run.ts'

/**
 * A file of a trial: in the store, or to be fetched from an address. `modified` is the date that its server named,
 * `changed` that of its last change on the machine of the person.
 */
export type KeptFile = {
  name: string
  address: string | null
  key: string | null
  bytes: number | null
  modified?: string | null
  changed?: string | null
}

/** A run to be ordered. `day` (YYYY-MM-DD) is that of the data. */
type NewRun = {
  kind: 'trial' | 'inspection'
  source: string
  /** With which the files are read, or the draft for an inspection. */
  mapping: object | null
  complete: boolean
  /** Whether the person has said that the files answer the question of the source. */
  confirmed?: boolean
  day: string | null
  startedBy: string | null
  files: KeptFile[]
  /** The inspection on whose screen the mapping was written. */
  inspectionId?: string
}

/** Adds a trial or an inspection of files and, in a queue, the job that carries it out. @returns id of the run */
export async function insertRun(
  trx: Transaction<Database>,
  run: NewRun,
  lane: ImportLane = 'run_import',
): Promise<string> {
  const { kind, source, mapping, complete, confirmed = false, day, startedBy, files, inspectionId } = run
  const names = files.map(({ name, address }) => address ?? name)
  const { id } = await trx
    .insertInto('import_runs')
    .values({
      kind,
      state: 'waiting',
      source,
      mapping: mapping && JSON.stringify(mapping),
      files: names,
      complete,
      confirmed,
      day,
      started_by: startedBy,
      inspection_id: inspectionId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('import_files')
    .values(files.map((file, index) => ({ ...file, run_id: id, number: index + 1 })))
    .execute()
  await sendJob(trx, lane, { runId: id })
  return id
}
