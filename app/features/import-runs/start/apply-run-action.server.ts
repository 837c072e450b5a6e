import type { Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database, ImportRunsTable } from '#db/schema.ts'
import type { ImportLane, RunAction } from '../import-run.ts'
import { actionsOf } from '../runs/actions-of.server.ts'
import { insertRun } from './insert-run.server.ts'
import { NOBODY_KNOWS } from './start-run.schema.ts'

type Run = Selectable<ImportRunsTable>
type Trx = Transaction<Database>

/** The day of files that name none (YYYY-MM-DD), as the person says. */
type SaidDay = string | typeof NOBODY_KNOWS | undefined

const HANDLERS: Record<RunAction, (trx: Trx, run: Run, adminId: string, day: SaidDay) => Promise<string>> = {
  'carry-out': carryOut,
  undo: (trx, run, adminId) => follow(trx, run, 'undo', { adminId }),
  cancel,
  map,
  restart,
}

/**
 * Carries out a trial, undoes an import, cancels a run or restarts one that failed. The run is locked against a
 * simultaneous second action, but not against the rows that an import writes meanwhile. The caller has checked that an
 * admin acts.
 *
 * @param day without which a trial of undated files is not carried out
 * @returns id of the run that shows the result
 * @throws Failure import_unknown; import_state when this cannot be done, or not any more; import_undated
 */
export async function applyRunAction(
  adminId: string,
  runId: string,
  runAction: RunAction,
  day?: SaidDay,
): Promise<string> {
  if (!z.uuid().safeParse(runId).success) throw new Failure('not_found', 'import_unknown')
  return await db()
    .transaction()
    .execute(async (trx) => {
      const run = await trx
        .selectFrom('import_runs')
        .selectAll()
        .where('id', '=', runId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!run) throw new Failure('not_found', 'import_unknown')
      if (!(await actionsOf(trx, run)).includes(runAction)) throw new Failure('conflict', 'import_state')
      const next = await HANDLERS[runAction](trx, run, adminId, day)
      const subject = { kind: 'import', id: runId } as const
      const after = next === runId ? undefined : { run: next }
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: `import.${runAction}`, subject, ...(after && { after }) },
      )
      return next
    })
}

async function carryOut(trx: Trx, run: Run, adminId: string, day: SaidDay): Promise<string> {
  if (!run.undated) return await follow(trx, run, 'import', { adminId })
  if (day === undefined) throw new Failure('invalid', 'import_undated')
  const known = day === NOBODY_KNOWS ? null : day
  return await follow(trx, { ...run, day: known }, 'import', { adminId })
}

/**
 * Orders the import of a trial, or the undo of an import. The lock on the followed run lets only one through.
 *
 * @param lane the queue in which it waits
 * @param adminId null if the account of the person who set up a scheduled import is gone
 */
export async function follow(
  trx: Trx,
  run: Run,
  kind: 'import' | 'undo',
  { adminId, lane = 'run_import' }: { adminId: string | null; lane?: ImportLane },
): Promise<string> {
  const { source, files, complete, confirmed, day } = run
  const mapping = kind === 'import' && run.mapping ? JSON.stringify(run.mapping) : null
  const given = { source, files, complete, confirmed, day, mapping }
  const values = { kind, state: 'waiting', of_run: run.id, ...given, started_by: adminId }
  const { id } = await trx.insertInto('import_runs').values(values).returning('id').executeTakeFirstOrThrow()
  await sendJob(trx, lane, { runId: id })
  return id
}

async function cancel(trx: Trx, { id, state }: Run): Promise<string> {
  const change = state === 'waiting' ? { state: 'cancelled', ended_at: new Date() } : { cancel_asked: true }
  await trx.updateTable('import_runs').set(change).where('id', '=', id).execute()
  return id
}

/** Orders the inspection of the files of a trial that no layout fits, as the beginning of a mapping. */
async function map(trx: Trx, run: Run, adminId: string): Promise<string> {
  const files = await trx
    .selectFrom('import_files')
    .select(['name', 'address', 'key', 'bytes', 'modified', 'changed'])
    .where('run_id', '=', run.id)
    .orderBy('number')
    .execute()
  const { complete, day } = run
  return await insertRun(trx, {
    kind: 'inspection',
    source: '',
    mapping: null,
    complete,
    day,
    startedBy: adminId,
    files,
  })
}

async function restart(trx: Trx, { id }: Run): Promise<string> {
  const counts = { read_count: 0, added_count: 0, changed_count: 0, bytes_read: 0, bytes_total: 0 }
  await trx
    .updateTable('import_runs')
    .set({ ...counts, state: 'waiting', error: null, error_code: null, ended_at: null, cancel_asked: false })
    .where('id', '=', id)
    .execute()
  await sendJob(trx, 'run_import', { runId: id })
  return id
}
