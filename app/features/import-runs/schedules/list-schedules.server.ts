import { sql } from 'kysely'
import { findSources } from '#app/features/schools/sources/find-sources.server.ts'
import type { Rhythm } from '#app/features/schools/sources/register-rhythms.ts'
import { db } from '#db/client.ts'
import { type ProblemDetail, readDetail } from './problem-detail.ts'
import type { Problem } from './schedule.ts'

/** A scheduled import as admins see it. */
export type ListedSchedule = {
  id: string
  source: string
  /** Name of its data set; the source itself if nothing declares it any more. */
  dataset: string
  rhythm: Rhythm
  complete: boolean
  /** Per cent by which the rows or facts of an edition may shrink compared with the previous one. */
  maxLoss: number
  paused: boolean
  addresses: string[]
  createdAt: Date
  /** Name of the admin who set it up; null for deleted accounts. */
  createdBy: string | null
  nextAt: Date
  checkedAt: Date | null
  changedAt: Date | null
  /** What the team was told about, until it is resolved.  */
  problem: { kind: Problem; detail: ProblemDetail | undefined; since: Date } | null
}

/** Lists the scheduled imports, those with a problem first, then by register. The caller has checked the rights. */
export async function listSchedules(): Promise<ListedSchedule[]> {
  const rows = await selectSchedules()
    .orderBy((eb) => eb('s.problem', 'is', null))
    .orderBy('s.source')
    .orderBy('s.id')
    .execute()
  return await presentSchedules(rows)
}

/** Returns the scheduled imports that have a problem. The caller has checked the rights. */
export async function listTroubledSchedules(): Promise<ListedSchedule[]> {
  const rows = await selectSchedules().where('s.problem', 'is not', null).orderBy('s.problem_since', 'desc').execute()
  return await presentSchedules(rows)
}

/** Scheduled imports with their addresses and the name of the person who set them up. */
export const selectSchedules = () =>
  db()
    .selectFrom('import_schedules as s')
    .leftJoin('users as u', 'u.id', 's.created_by')
    .selectAll('s')
    .select('u.name as who')
    .select(
      sql<
        string[]
      >`array(select f.address from import_schedule_files f where f.schedule_id = s.id order by f.number)`.as(
        'addresses',
      ),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectSchedules>['executeTakeFirstOrThrow']>>

/** Returns the parts of scheduled imports that people see. */
export async function presentSchedules(rows: readonly Row[]): Promise<ListedSchedule[]> {
  const sources = await findSources(rows.map(({ source }) => source))
  return rows.map((row) => presentSchedule(row, sources.get(row.source)?.dataset ?? row.source))
}

function presentSchedule(row: Row, dataset: string): ListedSchedule {
  const { id, source, complete, paused, problem, problem_since } = row
  return {
    id,
    source,
    dataset,
    complete,
    paused,
    rhythm: row.rhythm as Rhythm,
    maxLoss: row.max_loss,
    addresses: row.addresses,
    createdAt: row.created_at,
    createdBy: row.who,
    nextAt: row.next_at,
    checkedAt: row.checked_at,
    changedAt: row.changed_at,
    problem:
      problem && problem_since
        ? { kind: problem as Problem, detail: readDetail(row.problem_detail), since: problem_since }
        : null,
  }
}
