import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database, ImportRunsTable } from '#db/schema.ts'
import { UNDO_DAYS } from '../import-limits.ts'
import type { ImportProblem, RunAction } from '../import-run.ts'

type Run = Pick<Selectable<ImportRunsTable>, 'id' | 'kind' | 'state' | 'of_run' | 'started_at' | 'error_code'>

/** Returns the actions currently possible on a run. */
export async function actionsOf(trx: Kysely<Database>, run: Run): Promise<RunAction[]> {
  const { kind, state } = run
  if (state === 'waiting' || state === 'running') return ['cancel']
  if (state === 'finished') {
    if (kind === 'trial' && (await hasFiles(trx, run.id)) && !(await isFollowed(trx, run.id))) return ['carry-out']
    if (kind === 'import' && (await hasJournal(trx, run.id)) && !(await isFollowed(trx, run.id))) return ['undo']
    return []
  }
  const isFirst = kind === 'trial' || kind === 'inspection'
  const follows = isFirst ? run.id : run.of_run
  // A command's run cannot be restarted, because the command reads from the disk of its machine.
  if (follows === null || (!isFirst && (await isFollowed(trx, follows)))) return []
  if (!(kind === 'undo' ? await hasJournal(trx, follows) : await hasFiles(trx, follows))) return []
  const isUnknown = kind === 'trial' && run.error_code === ('unknown_file' satisfies ImportProblem)
  return isUnknown ? ['map', 'restart'] : ['restart']
}

/** Whether a run that carries this one out, or undoes it, is in progress or has finished. */
async function isFollowed(trx: Kysely<Database>, runId: string): Promise<boolean> {
  const follower = trx
    .selectFrom('import_runs')
    .select('id')
    .where('of_run', '=', runId)
    .where('state', 'in', ['waiting', 'running', 'finished'])
  return (await follower.executeTakeFirst()) !== undefined
}

async function hasFiles(trx: Kysely<Database>, trialId: string): Promise<boolean> {
  const file = trx.selectFrom('import_files').select('number').where('run_id', '=', trialId)
  return (await file.executeTakeFirst()) !== undefined
}

/** Checks the age as well: the journal expires by time, even if it is only removed some minutes later. */
async function hasJournal(trx: Kysely<Database>, importId: string): Promise<boolean> {
  const run = trx
    .selectFrom('import_runs as r')
    .select('r.id')
    .where('r.id', '=', importId)
    .where('r.started_at', '>', sql<Date>`now() - make_interval(days => ${UNDO_DAYS})`)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('import_changes as c').select('c.kind').whereRef('c.run_id', '=', 'r.id')),
        exists(selectFrom('import_fact_changes as f').select('f.fact').whereRef('f.run_id', '=', 'r.id')),
        exists(selectFrom('import_catchment_changes as a').select('a.unit').whereRef('a.run_id', '=', 'r.id')),
      ]),
    )
  return (await run.executeTakeFirst()) !== undefined
}
