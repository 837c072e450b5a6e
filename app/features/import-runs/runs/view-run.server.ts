import { z } from 'zod'
import { db } from '#db/client.ts'
import type { ImportProblem, RunAction, RunKind, RunState } from '../import-run.ts'
import { actionsOf } from './actions-of.server.ts'
import { type ListedRun, presentRun, selectRuns } from './list-runs.server.ts'

/** A run with everything that the top of its page shows. */
export type ViewedRun = ListedRun & {
  /** Id of the run that it follows. */
  ofRun: string | null
  endedAt: Date | null
  complete: boolean
  /** The day (YYYY-MM-DD) that the person entered. */
  day: string | null
  undated: boolean
  /** The day (YYYY-MM-DD) on which the newest file of an undated trial was last changed; null if unknown. */
  suggestedDay: string | null
  /** Why it failed, as an English sentence. */
  error: string | null
  /** Code of the text that tells people why it failed, if there is one. */
  errorCode: ImportProblem | null
  cancelAsked: boolean
  /** Share of the input read so far, 0 to 1; null before reading begins. */
  share: number | null
  actions: RunAction[]
  /** The inspection for whose file the mapping was made; null if there is none. */
  inspectionId: string | null
  /** The run that it follows, and those that follow it. */
  related: { id: string; kind: RunKind; state: RunState }[]
}

/** Loads a run; returns undefined when there is none. The caller has checked the rights. */
export async function viewRun(id: string): Promise<ViewedRun | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const row = await selectRuns().where('r.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const [actions, related, suggestedDay] = await Promise.all([
    actionsOf(db(), row),
    relatedRuns(id, row.of_run),
    row.undated ? suggestDay(id) : null,
  ])
  return {
    ...presentRun(row),
    ofRun: row.of_run,
    endedAt: row.ended_at,
    complete: row.complete,
    day: row.day,
    undated: row.undated,
    suggestedDay,
    error: row.error,
    errorCode: row.error_code as ImportProblem | null,
    cancelAsked: row.cancel_asked,
    share: row.bytes_total > 0 ? Math.min(row.bytes_read / row.bytes_total, 1) : null,
    actions,
    inspectionId: row.inspection_id,
    related,
  }
}

async function suggestDay(id: string): Promise<string | null> {
  const file = await db()
    .selectFrom('import_files')
    .select('changed')
    .where('run_id', '=', id)
    .where('changed', 'is not', null)
    .orderBy('changed', 'desc')
    .executeTakeFirst()
  return file?.changed ?? null
}

async function relatedRuns(id: string, ofRun: string | null) {
  const rows = await db()
    .selectFrom('import_runs')
    .select(['id', 'kind', 'state'])
    .where(({ eb, or }) => or([eb('of_run', '=', id), eb('id', '=', ofRun)]))
    .orderBy('started_at')
    .execute()
  return rows.map((row) => ({ id: row.id, kind: row.kind as RunKind, state: row.state as RunState }))
}
