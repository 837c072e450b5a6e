import { z } from 'zod'
import { db } from '#db/client.ts'
import type { RunState } from '../import-run.ts'
import { type ListedSchedule, presentSchedules, selectSchedules } from './list-schedules.server.ts'
import { type ProblemDetail, readDetail } from './problem-detail.ts'
import { type CheckOutcome, isPossible, SCHEDULE_ACTIONS, type ScheduleAction, SHOWN_CHECKS } from './schedule.ts'

type FollowingRun = { id: string; state: RunState }

/** A check of the addresses, with the trial and the import that followed it. */
export type ShownCheck = {
  id: number
  at: Date
  outcome: CheckOutcome
  /** Why an address could not be read. */
  detail: ProblemDetail | undefined
  trial: FollowingRun | null
  import: FollowingRun | null
}

/** A scheduled import with its latest checks, newest first. */
export type ViewedSchedule = ListedSchedule & { checks: ShownCheck[]; actions: ScheduleAction[] }

/** Loads a scheduled import; returns undefined when there is none. The caller has checked the rights. */
export async function viewSchedule(id: string): Promise<ViewedSchedule | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const row = await selectSchedules().where('s.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const [schedule] = await presentSchedules([row])
  const actions = SCHEDULE_ACTIONS.filter((action) => isPossible(action, row.paused))
  return { ...schedule!, actions, checks: await checksOf(id) }
}

async function checksOf(scheduleId: string): Promise<ShownCheck[]> {
  const rows = await db()
    .selectFrom('import_checks as c')
    .leftJoin('import_runs as t', 't.id', 'c.run_id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('import_runs as r')
          .select(['r.id', 'r.state'])
          .whereRef('r.of_run', '=', 't.id')
          .where('r.kind', '=', 'import')
          .orderBy('r.id', 'desc')
          .limit(1)
          .as('i'),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'c.at', 'c.outcome', 'c.detail', 't.id as trialId', 't.state as trialState'])
    .select(['i.id as importId', 'i.state as importState'])
    .where('c.schedule_id', '=', scheduleId)
    .orderBy('c.id', 'desc')
    .limit(SHOWN_CHECKS)
    .execute()
  const run = (id: string | null, state: string | null) => (id && state ? { id, state: state as RunState } : null)
  return rows.map(({ id, at, outcome, detail, trialId, trialState, importId, importState }) => ({
    id: Number(id),
    at,
    outcome: outcome as CheckOutcome,
    detail: readDetail(detail),
    trial: run(trialId, trialState),
    import: run(importId, importState),
  }))
}
