import { isDeepStrictEqual } from 'node:util'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { type JobName, type Jobs, SCHEDULED } from '#db/jobs/jobs.ts'
import { openQueues } from '#db/jobs/queues.ts'
import { log } from '#lib/log.ts'
import { countJob } from '../metrics/job-metrics.ts'

/** Schedules use Berlin time, as the days of the product do. */
const TIME_ZONE = 'Europe/Berlin'

/**
 * Replaces the schedule in the database with the given one: new and changed tasks are scheduled, missing ones
 * unscheduled. However many processes run, the queue runs each task once at its time. After a downtime, each missed
 * task runs once.
 *
 * @param plan cron expression by the name of the task
 */
async function scheduleTasks(boss: PgBoss, plan: Record<string, string>): Promise<void> {
  const planned = new Map((await boss.getSchedules(SCHEDULED)).map((schedule) => [schedule.key, schedule]))
  for (const [task, cron] of Object.entries(plan)) {
    // At most one job of each task waits or runs: a task that takes longer than its period does not pile up.
    const options = { key: task, singletonKey: task, tz: TIME_ZONE, missed: 'once' } as const
    const there = planned.get(task)
    if (there?.cron === cron && isDeepStrictEqual(there.options, options)) continue
    await boss.schedule(SCHEDULED, cron, { task }, options)
  }
  for (const task of planned.keys()) if (!Object.hasOwn(plan, task)) await removeTask(boss, task)
}

/** Unschedules a task that this program no longer has, even if it is already due. */
async function removeTask(boss: PgBoss, task: string): Promise<void> {
  await boss.unschedule(SCHEDULED, task)
  const due = await boss.findJobs(SCHEDULED, { data: { task }, queued: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await boss.deleteJob(SCHEDULED, ids)
}

/** What a handler knows about its job besides the data. */
export type JobContext = {
  /** The same at every attempt. */
  id: string
  /** Aborted when the job takes too long or the program stops. */
  signal: AbortSignal
  /** Whether a failure of this attempt is final. */
  isLastTry: boolean
}
/** Runs a job. It may be called again for the same job: after a failure, or after a crash midway. */
type Handler<Name extends JobName> = (data: Jobs[Name], context: JobContext) => Promise<void>
export type JobHandlers = { [Name in JobName]: Handler<Name> }

/** Thrown by a handler when retrying cannot help: the job goes straight to the failed jobs. */
export class HopelessJob extends Error {}

type JobOptions = { watchEvery?: number; planEvery?: number; lookEvery?: number; plan?: Record<string, string> }

/** How many jobs of a kind one process runs at a time. */
const SIDE_BY_SIDE = 2
/**
 * Seconds between two looks for jobs that are due later, such as retries. Processes are told of new ones, over the
 * connection of `db/listen.ts`.
 */
const LOOK_EVERY_S = 10
/** Seconds between two looks of a process that cannot be told. */
const POLL_EVERY_S = 1
/** Seconds between two checks for jobs of vanished workers and for old jobs to remove. */
const WATCH_EVERY_S = 60
const TIDY_EVERY_S = 3600
/** Seconds between two checks of the schedule; a task stays due for a minute. */
const PLAN_EVERY_S = 30
/**
 * Milliseconds that running jobs get to finish when the program stops; after that they count as failed and run again.
 */
const STOP_GRACE_MS = 5000

/**
 * Runs jobs in this process until stopped.
 *
 * @param watchEvery seconds between two checks for jobs whose worker has vanished
 * @param planEvery seconds between two checks of the schedule
 * @param lookEvery seconds between two looks for jobs that are due later
 * @param plan cron expression of every scheduled task; without it, this process schedules none
 * @returns a function that stops it: takes no new jobs and waits for the running ones
 */
export async function runJobs(
  handlers: Partial<JobHandlers>,
  { watchEvery = WATCH_EVERY_S, planEvery = PLAN_EVERY_S, lookEvery = LOOK_EVERY_S, plan }: JobOptions = {},
): Promise<() => Promise<void>> {
  const boss = await openQueues({
    superviseIntervalSeconds: watchEvery,
    monitorIntervalSeconds: watchEvery,
    queueCacheIntervalSeconds: watchEvery,
    maintenanceIntervalSeconds: TIDY_EVERY_S,
    schedule: plan !== undefined,
    cronMonitorIntervalSeconds: planEvery,
    useListenNotify: true,
  })
  if (plan) await scheduleTasks(boss, plan)
  for (const [name, handler] of Object.entries(handlers) as [JobName, Handler<JobName>][])
    for (let worker = 0; worker < SIDE_BY_SIDE; worker++) await work(boss, name, handler, lookEvery)
  return () => boss.stop({ timeout: STOP_GRACE_MS })
}

/** Begins to run jobs of a kind, one at a time. */
async function work(boss: PgBoss, name: JobName, handler: Handler<JobName>, lookEvery: number): Promise<void> {
  const options = {
    pollingIntervalSeconds: POLL_EVERY_S,
    notifyPollingIntervalSeconds: lookEvery,
    perJobResults: true,
    includeMetadata: true,
  } as const
  let worker = ''
  worker = await boss.work<Jobs[JobName], unknown, typeof options>(name, options, (jobs) => {
    // One notification tells of all jobs of a transaction: after each, it looks for the next without a pause.
    boss.notifyWorker(worker)
    return Promise.all(jobs.map((job) => settle(job, handler)))
  })
}

async function settle(job: JobWithMetadata<Jobs[JobName]>, handler: Handler<JobName>): Promise<JobResult> {
  const { id, name, retryCount, retryLimit, signal } = job
  const startedAt = performance.now()
  try {
    await handler(job.data, { id, signal, isLastTry: retryCount >= retryLimit })
    countJob(name, 'done', startedAt)
    return { id, status: 'completed' }
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string }
    // The message stays in the database: it may contain an address, which no log may.
    const isHopeless = error instanceof HopelessJob
    const isLastTry = retryCount >= retryLimit
    const line = { job: name, id, tries: retryCount + 1, code }
    // A visitor's file or address that can never be accepted is no reason to wake anyone; the failed jobs list it.
    if (isHopeless) log().warn(line, 'a job is hopeless')
    else if (isLastTry) log().error(line, 'a job failed for good')
    else log().warn(line, 'a job failed and is tried again')
    countJob(name, isHopeless || isLastTry ? 'given_up' : 'failed', startedAt)
    return { id, status: isHopeless ? 'deadletter' : 'failed', output: { message, code } }
  }
}
