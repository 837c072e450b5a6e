import { type Selectable, sql } from 'kysely'
import { isOlderThanUsual, RHYTHM_DAYS, type Rhythm } from '#app/features/schools/sources/register-rhythms.ts'
import { rhythmOf } from '#app/features/schools/sources/register-sources.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import type { ImportSchedulesTable } from '#db/schema.ts'
import type { ProblemDetail } from '../problem-detail.ts'
import { CHECK_MONTHS } from '../schedule.ts'
import { endProblem, noteProblem } from './note-problem.server.ts'
import { settleSchedule } from './settle-schedule.server.ts'

type Schedule = Selectable<ImportSchedulesTable>

const OVERDUE_MS = 24 * 3_600_000

/**
 * Begins the checks of scheduled imports that are due, catches up on the consequences of runs, and tells the team about
 * late ones. Runs every hour.
 *
 * @returns number of checks begun
 */
export async function watchSchedules(): Promise<number> {
  await sql`delete from import_checks where at < now() - make_interval(months => ${CHECK_MONTHS})`.execute(db())
  const schedules = await db().selectFrom('import_schedules').selectAll().where('paused', '=', false).execute()
  let begun = 0
  for (const schedule of schedules) {
    await settleSchedule(schedule.id)
    begun += await begin(schedule)
    await watchTime(schedule)
  }
  return begun
}

async function begin({ id, next_at }: Schedule): Promise<number> {
  if (next_at.getTime() > Date.now()) return 0
  const job = await db()
    .transaction()
    .execute((trx) => sendJob(trx, 'check_import', { scheduleId: id }, { key: id }))
  return job === '' ? 0 : 1
}

async function watchTime(schedule: Schedule): Promise<void> {
  const late = lateness(schedule, new Date())
  await db()
    .transaction()
    .execute(async (trx) => {
      if (late === undefined) await endProblem(trx, schedule.id, ['late'])
      else if (schedule.problem === null) await noteProblem(trx, schedule.id, 'late', late)
    })
}

/** Returns why a scheduled import is late: nobody checks, or the publisher has provided nothing new for too long. */
function lateness({ source, rhythm, next_at, changed_at, created_at }: Schedule, now: Date): ProblemDetail | undefined {
  if (now.getTime() - next_at.getTime() > OVERDUE_MS) return { code: 'idle', day: dayOf(next_at) }
  const since = changed_at ?? created_at
  const usual = longer(rhythmOf(source), rhythm as Rhythm)
  return isOlderThanUsual(usual, since, now) ? { code: 'old', day: dayOf(since) } : undefined
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
const longer = (one: Rhythm, other: Rhythm) => (RHYTHM_DAYS[one] >= RHYTHM_DAYS[other] ? one : other)
