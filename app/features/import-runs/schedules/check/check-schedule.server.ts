import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Selectable, sql, type Transaction } from 'kysely'
import { RHYTHM_DAYS, type Rhythm } from '#app/features/schools/sources/register-rhythms.ts'
import { db } from '#db/client.ts'
import type { Database, ImportSchedulesTable } from '#db/schema.ts'
import { DownloadError } from '#lib/net/download-error.ts'
import { type FetchMeans, siteMeans } from '../../editions/fetch-edition.server.ts'
import { findMapping } from '../../mapping/find-mapping.server.ts'
import { insertRun, type KeptFile } from '../../start/insert-run.server.ts'
import { keepFile } from '../../start/keep-file.server.ts'
import type { ProblemDetail } from '../problem-detail.ts'
import type { CheckOutcome } from '../schedule.ts'
import { type FetchedFile, fetchChanged, type KnownFile } from './fetch-changed.server.ts'
import { fetchGroup } from './fetch-group.server.ts'
import { endProblem, noteProblem } from './note-problem.server.ts'

type Schedule = Selectable<ImportSchedulesTable>
type Trx = Transaction<Database>
type CheckMeans = Partial<Pick<FetchMeans, 'guard' | 'route' | 'folder'>>
type Check = { outcome: CheckOutcome; runId?: string; detail?: ProblemDetail }

/** While a check is in progress, nobody else begins one; after this time, one that died is repeated. */
const CLAIM_HOURS = 2
/** After a failure, the addresses are checked again soon: servers are seldom down for long. */
const RETRY_DAYS = 0.25

/**
 * Checks the addresses of a scheduled import if it is due, and orders the trial of changed content; the import follows
 * the trial (`settleSchedule`). Nothing happens while it is paused, or while one of its runs is in progress.
 *
 * @param means what tests replace: which machines may be reached, and where what was fetched lies
 * @throws Error when the program stops meanwhile; unreadable addresses are not an error here, since the team is told
 */
export async function checkSchedule(id: string, signal: AbortSignal, means: CheckMeans = {}): Promise<void> {
  const schedule = await claim(id)
  if (!schedule) return
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-import-check-'))
  try {
    const known = await knownFiles(id)
    const fetched = await fetchNew(schedule, known, { ...means, signal, temporary: folder }).then(
      (changed) => ({ changed }),
      (error: Error) => ({ problem: unreachable(error) }),
    )
    signal.throwIfAborted()
    if ('problem' in fetched)
      await inTransaction((trx) => recordCheck(trx, schedule, { outcome: 'unreachable', detail: fetched.problem }))
    else if (fetched.changed) await importChanged(schedule, fetched.changed)
    else await inTransaction((trx) => recordCheck(trx, schedule, { outcome: 'unchanged' }))
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

const knownFiles = (id: string): Promise<KnownFile[]> =>
  db()
    .selectFrom('import_schedule_files')
    .select(['number', 'address', 'etag', 'last_modified', 'sha256'])
    .where('schedule_id', '=', id)
    .orderBy('number')
    .execute()

/** What has changed; `isWhole`: it lists every school of the source, if the schedule says so of what it reads. */
type Changed = { files: FetchedFile[]; isWhole: boolean }

async function fetchNew(
  { source, catalogue_group }: Schedule,
  known: readonly KnownFile[],
  { signal, temporary, ...means }: CheckMeans & { signal: AbortSignal; temporary: string },
): Promise<Changed | undefined> {
  const site = { ...siteMeans(), ...means, signal }
  if (catalogue_group) return await fetchGroup({ source, name: catalogue_group }, known, site)
  const files = await fetchChanged(known, { folder: temporary, guard: site.guard, signal })
  return files && { files, isWhole: true }
}

const unreachable = (error: Error): ProblemDetail =>
  error instanceof DownloadError ? error.problem : { code: 'sentence', sentence: error.message }

const inTransaction = <Result>(work: (trx: Trx) => Promise<Result>) => db().transaction().execute(work)

/** @returns undefined if it is not due, or a run that followed an earlier check has not ended */
async function claim(id: string): Promise<Schedule | undefined> {
  return await db()
    .updateTable('import_schedules as s')
    .set({ next_at: sql<Date>`now() + make_interval(hours => ${CLAIM_HOURS})` })
    .where('id', '=', id)
    .where('paused', '=', false)
    .where('next_at', '<=', sql<Date>`now()`)
    .where(
      sql<boolean>`not exists (select from import_checks c join import_runs r on c.run_id in (r.id, r.of_run)
        where c.schedule_id = s.id and r.state in ('waiting', 'running'))`,
    )
    .returningAll()
    .executeTakeFirst()
}

/** Stores the files as they are, so that the import takes the bytes that were compared, and orders their trial. */
async function importChanged(schedule: Schedule, { files: changed, isWhole }: Changed) {
  const kept: KeptFile[] = []
  for (const { file, name, address, modified } of changed)
    kept.push({ name, address, modified: modified ?? null, ...(await keepFile(file)) })
  const { source, created_by } = schedule
  const complete = schedule.complete && isWhole
  const mapping = await findMapping(source)
  const trial = { kind: 'trial', source, mapping, complete, day: null, startedBy: created_by, files: kept } as const
  await inTransaction(async (trx) => {
    const runId = await insertRun(trx, trial, 'run_scheduled_import')
    await recordCheck(trx, schedule, { outcome: 'changed', runId })
    await trx.deleteFrom('import_schedule_files').where('schedule_id', '=', schedule.id).execute()
    await trx
      .insertInto('import_schedule_files')
      .values(
        changed.map(({ number, address, etag, last_modified, sha256 }) => ({
          ...{ schedule_id: schedule.id, number, address, etag, last_modified, sha256 },
        })),
      )
      .execute()
  })
}

/** Records a check and sets the time of the next one. Nothing is recorded for a schedule that was deleted meanwhile. */
async function recordCheck(trx: Trx, { id, rhythm }: Schedule, { outcome, runId, detail }: Check) {
  const isRead = outcome !== 'unreachable'
  const days = Math.min(RHYTHM_DAYS[rhythm as Rhythm], isRead ? Number.POSITIVE_INFINITY : RETRY_DAYS)
  const next_at = sql<Date>`now() + make_interval(hours => ${days * 24}::int)`
  const noted = await trx
    .updateTable('import_schedules')
    .set({ next_at, ...(isRead && { checked_at: new Date() }) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!noted) return
  await trx
    .insertInto('import_checks')
    .values({ schedule_id: id, outcome, run_id: runId ?? null, detail: detail ? JSON.stringify(detail) : '' })
    .execute()
  if (isRead) await endProblem(trx, id, ['unreachable'])
  if (detail) await noteProblem(trx, id, 'unreachable', detail)
}
