import { isDeepStrictEqual } from 'node:util'
import type { PgBoss } from 'pg-boss'
import { SCHEDULED } from '#db/jobs/jobs.ts'

/** Schedules use Berlin time, in which the days of the product begin. */
const TIME_ZONE = 'Europe/Berlin'

/**
 * Replaces the schedule in the database with the given one: new and changed tasks are scheduled, missing ones
 * unscheduled.
 * Whichever processes run, the queue runs each task once at its time. After a downtime, each missed task runs once.
 *
 * @param plan cron expression by the name of the task
 */
export async function scheduleTasks(boss: PgBoss, plan: Record<string, string>): Promise<void> {
  const planned = new Map((await boss.getSchedules(SCHEDULED)).map((schedule) => [schedule.key, schedule]))
  for (const [task, cron] of Object.entries(plan)) {
    // At most one job of each task waits or runs: a task that takes longer than its period does not pile up.
    const options = { key: task, singletonKey: task, tz: TIME_ZONE, missed: 'once' } as const
    const there = planned.get(task)
    if (there?.cron === cron && isDeepStrictEqual(there.options, options)) continue
    await boss.schedule(SCHEDULED, cron, { task }, options)
  }
  for (const task of planned.keys()) if (!Object.hasOwn(plan, task)) await boss.unschedule(SCHEDULED, task)
}
