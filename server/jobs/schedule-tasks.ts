import { isDeepStrictEqual } from 'node:util'
import type { PgBoss } from 'pg-boss'
import { SCHEDULED } from '#db/jobs/jobs.ts'

/** Plans follow the clock of Berlin, by which the days of the product begin. */
const TIME_ZONE = 'Europe/Berlin'

/**
 * Makes the plan in the database the given one: new and changed tasks are scheduled, those that are not in it any more
 * are not. Whichever processes run, the queue has each task done once at its time. After a standstill, each is done once.
 *
 * @param plan cron expression by the name of the task
 */
export async function scheduleTasks(boss: PgBoss, plan: Record<string, string>): Promise<void> {
  const planned = new Map((await boss.getSchedules(SCHEDULED)).map((schedule) => [schedule.key, schedule]))
  for (const [task, cron] of Object.entries(plan)) {
    // Of each task at most one job waits or runs: what takes longer than its period does not pile up.
    const options = { key: task, singletonKey: task, tz: TIME_ZONE, missed: 'once' } as const
    const there = planned.get(task)
    if (there?.cron === cron && isDeepStrictEqual(there.options, options)) continue
    await boss.schedule(SCHEDULED, cron, { task }, options)
  }
  for (const task of planned.keys()) if (!Object.hasOwn(plan, task)) await boss.unschedule(SCHEDULED, task)
}
