import { type Selectable, sql, type Transaction } from 'kysely'
import { catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { groupNameOf } from '#app/features/schools/sources/catalogue/file-groups.ts'
import { db } from '#db/client.ts'
import type { Database, ImportRunsTable, ImportSchedulesTable } from '#db/schema.ts'
import { columnProblem } from '../../columns/column-report.ts'
import { noteImported } from '../../editions/register-files.server.ts'
import type { ImportProblem } from '../../import-run.ts'
import { follow } from '../../start/apply-run-action.server.ts'
import type { ProblemDetail } from '../problem-detail.ts'
import { PROBLEMS } from '../schedule.ts'
import { endProblem, noteProblem } from './note-problem.server.ts'

type Trx = Transaction<Database>
type Schedule = Selectable<ImportSchedulesTable>
type Run = Selectable<ImportRunsTable>

/**
 * Acts on the last run of a scheduled import: the import follows its trial, unless the trial failed, the files have
 * shrunk by more than is allowed, columns have vanished or fields become empty. In that case the team is told, and a
 * person decides. May be called at any time, any number of times.
 */
export async function settleSchedule(scheduleId: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const schedule = await trx
        .selectFrom('import_schedules')
        .selectAll()
        .where('id', '=', scheduleId)
        .forUpdate()
        .executeTakeFirst()
      const trial = schedule && (await lastTrial(trx, scheduleId))
      if (!schedule || !trial) return
      const followed = await lastImport(trx, trial.id)
      if (!followed) await settleTrial(trx, schedule, trial)
      else if (followed.state === 'failed') await noteFailure(trx, schedule, followed)
      else if (followed.state === 'finished' && followed.ended_at && isNews(schedule, followed.ended_at)) {
        await trx
          .updateTable('import_schedules')
          .set({ changed_at: followed.ended_at })
          .where('id', '=', scheduleId)
          .execute()
        await noteGroupImported(trx, schedule)
        await endProblem(trx, scheduleId, PROBLEMS)
      }
    })
}

/** What the catalogue keeps of a file need not be fetched again once it is imported. */
async function noteGroupImported(trx: Trx, { source, catalogue_group }: Schedule) {
  const files = catalogueEntry(source)?.files ?? []
  const keys = files.filter((file) => groupNameOf(file) === catalogue_group).map(({ key }) => key)
  if (keys.length > 0) await noteImported(source, keys, trx)
}

const isNews = ({ changed_at }: Schedule, ended: Date) => !changed_at || changed_at < ended

/** @returns the trial of the last changed content, locked so that it has only one consequence */
async function lastTrial(trx: Trx, scheduleId: string): Promise<Run | undefined> {
  const last = trx
    .selectFrom('import_checks')
    .select('run_id')
    .where('schedule_id', '=', scheduleId)
    .where('run_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
  return await trx.selectFrom('import_runs').selectAll().where('id', '=', last).forNoKeyUpdate().executeTakeFirst()
}

const lastImport = (trx: Trx, trialId: string) =>
  trx
    .selectFrom('import_runs')
    .selectAll()
    .where('of_run', '=', trialId)
    .where('kind', '=', 'import')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

async function settleTrial(trx: Trx, schedule: Schedule, trial: Run) {
  if (trial.state === 'failed') return await noteFailure(trx, schedule, trial)
  if (trial.state !== 'finished') return
  const before = await importBefore(trx, schedule.id)
  const loss = before
    ? Math.max(lossOf(before.read_count, trial.read_count), lossOf(before.facts_count, trial.facts_count))
    : 0
  if (before && loss > schedule.max_loss) {
    const { read_count: rows, facts_count: facts } = trial
    const sizes = { rows, facts, rowsBefore: before.read_count, factsBefore: before.facts_count }
    return await noteProblem(trx, schedule.id, 'shrunk', { code: 'shrunk', ...sizes })
  }
  const columns = columnProblem(trial.columns)
  if (columns) await noteProblem(trx, schedule.id, 'columns', { code: 'columns', columns })
  else await follow(trx, trial, 'import', { adminId: schedule.created_by, lane: 'run_scheduled_import' })
}

/** Per cent that have disappeared. */
const lossOf = (before: number, now: number) => (before > 0 ? ((before - now) / before) * 100 : 0)

/** The last import of this schedule that has not been undone. */
const importBefore = (trx: Trx, scheduleId: string) =>
  trx
    .selectFrom('import_runs as r')
    .innerJoin('import_checks as c', 'c.run_id', 'r.of_run')
    .selectAll('r')
    .where('c.schedule_id', '=', scheduleId)
    .where('r.kind', '=', 'import')
    .where('r.state', '=', 'finished')
    .where(
      sql<boolean>`not exists (select from import_runs u where u.of_run = r.id and u.kind = 'undo' and u.state = 'finished')`,
    )
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The same content is tried again at the next check: the failure may have been the program's. */
async function noteFailure(trx: Trx, { id }: Schedule, run: Run) {
  await trx
    .updateTable('import_schedule_files')
    .set({ etag: null, last_modified: null, sha256: null })
    .where('schedule_id', '=', id)
    .execute()
  const { error, error_code } = run
  const detail: ProblemDetail = error_code
    ? { code: 'run', problem: error_code as ImportProblem }
    : { code: 'sentence', sentence: error ?? '' }
  await noteProblem(trx, id, 'failed', detail)
}

/** Settles the scheduled import to which a run belongs, if any. */
export async function settleRun(runId: string): Promise<void> {
  const check = await db()
    .selectFrom('import_checks as c')
    .innerJoin('import_runs as r', (join) => join.on(sql<boolean>`c.run_id in (r.id, r.of_run)`))
    .select('c.schedule_id')
    .where('r.id', '=', runId)
    .executeTakeFirst()
  if (check) await settleSchedule(check.schedule_id)
}
