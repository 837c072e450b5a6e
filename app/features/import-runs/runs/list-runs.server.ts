import { sql } from 'kysely'
import { db } from '#db/client.ts'
import type { RunKind, RunState } from '../import-run.ts'

export const RUNS_PER_PAGE = 25

/** A run in the list of admins. */
export type ListedRun = {
  id: string
  kind: RunKind
  state: RunState
  source: string
  /** Names or addresses. */
  files: string[]
  startedAt: Date
  /** Name of the person who ordered it; null for the command and for deleted accounts. */
  startedBy: string | null
  counts: RunCounts
  /** Whether an undo of it has finished. */
  isUndone: boolean
}

/** Counts of a run. For an undo: what it restored, and as rejected what it left unchanged. */
export type RunCounts = {
  read: number
  added: number
  changed: number
  unchanged: number
  closed: number
  rejected: number
  facts: number
  /** New, or different from what was known. */
  factsChanged: number
  /** About schools that no register lists yet. */
  factsWaiting: number
  /** Areas and streets with responsible schools. */
  catchments: number
  catchmentsChanged: number
  /** No longer in the files for the same school year. */
  catchmentsRemoved: number
  /** Schools of the files that look like another one of them. */
  alikeInFiles: number
  /** Schools of the files that look like one of another register. */
  alikeElsewhere: number
}

/** Lists a page of the runs, newest first, and their total number. The caller has checked the rights. */
export async function listRuns(page: number): Promise<{ runs: ListedRun[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    selectRuns()
      .orderBy('r.started_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(RUNS_PER_PAGE)
      .offset((page - 1) * RUNS_PER_PAGE)
      .execute(),
    db()
      .selectFrom('import_runs')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { runs: rows.map(presentRun), total }
}

/** Runs with the name of the person who ordered them. */
export const selectRuns = () =>
  db()
    .selectFrom('import_runs as r')
    .leftJoin('users as u', 'u.id', 'r.started_by')
    .selectAll('r')
    .select('u.name as who')
    .select(
      sql<boolean>`exists (select from import_runs f where f.of_run = r.id and f.kind = 'undo' and f.state = 'finished')`.as(
        'undone',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>

/** Returns the parts of a run that people see. */
export function presentRun(row: Row): ListedRun {
  return {
    id: row.id,
    kind: row.kind as RunKind,
    state: row.state as RunState,
    source: row.source,
    files: row.files,
    startedAt: row.started_at,
    startedBy: row.who,
    counts: {
      read: row.read_count,
      added: row.added_count,
      changed: row.changed_count,
      unchanged: row.unchanged_count,
      closed: row.closed_count,
      rejected: row.rejected_count,
      facts: row.facts_count,
      factsChanged: row.facts_changed,
      factsWaiting: row.facts_waiting,
      catchments: row.catchments_count,
      catchmentsChanged: row.catchments_changed,
      catchmentsRemoved: row.catchments_removed,
      alikeInFiles: row.alike_in_files,
      alikeElsewhere: row.alike_elsewhere,
    },
    isUndone: row.undone,
  }
}
