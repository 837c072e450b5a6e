import { sql } from 'kysely'
import type { CaseRef } from '#app/features/admin/case-locks/case-kind.ts'
import { holderName, isCurrentLock, type Lock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { db } from '#db/client.ts'
import { microsOf, pageOf } from '#db/keyset.ts'
import { type Described, describeCases } from './describe-cases.server.ts'
import { countAll, listOpenCases, SOURCES, type Wanted } from './open-cases.server.ts'
import { CASES_PER_PAGE, type QueueKind, type QueueQuery } from './queue-address.ts'

/** An open case: what it is, when it is due, and who has locked it. */
export type Waiting = Described & {
  kind: QueueKind
  id: string
  subject: CaseRef
  due: Date
  lock: Lock | null
}

/** A row of the queue without its description. */
export type Row = Pick<Waiting, 'kind' | 'id' | 'due' | 'lock'> & {
  subject_kind: CaseRef['kind']
  subject_id: string
  micros: string
}

/**
 * Lists a page of open cases, ordered by when they are due.
 *
 * @param userId of the moderator: cases in which they are involved are left out
 */
export async function listQueue(userId: string, { kind, mine, after }: QueueQuery) {
  const wanted = { userId, ...(mine && { mine }), ...(after && { after }) }
  const rows = await readQueue(kind, wanted, CASES_PER_PAGE + 1)
  const { page, next } = pageOf(rows, CASES_PER_PAGE)
  const described = await describeCases(page)
  const cases = page.flatMap(({ subject_kind, subject_id, micros: _, ...row }): Waiting[] => {
    const about = described.get(row.id)
    return about ? [{ ...row, ...about, subject: { kind: subject_kind, id: subject_id } }] : []
  })
  return { cases, next }
}

/** The first rows of the queue. */
export async function readQueue(kind: QueueKind | undefined, wanted: Wanted, limit: number): Promise<Row[]> {
  const { about } = wanted
  const parts = SOURCES.filter(
    (source) => (!kind || source.kind === kind) && (!about || source.subject.kind === about.kind),
  ).map((source) => listOpenCases(source, wanted, limit))
  const { rows } = await sql<Row>`
    select q.*, ${microsOf(sql`q.due`)} as micros,
      case when l.id is not null then json_build_object(
        'mine', l.user_id = ${wanted.userId}, 'name', ${holderName}, 'since', l.taken_at) end as lock
    from (select * from (${sql.join(parts, sql` union all `)}) a order by due, id limit ${limit}) q
    left join case_locks l on l.kind = q.subject_kind and l.id = q.subject_id and ${isCurrentLock}
    left join users u on u.id = l.user_id
    left join profiles p on p.id = l.user_id
    order by q.due, q.id`.execute(db())
  return rows.map((row) => ({ ...row, lock: row.lock && { ...row.lock, since: new Date(row.lock.since) } }))
}

/** Counts the open cases of each kind. */
export async function countQueue(userId: string): Promise<Record<QueueKind, number>> {
  const { rows } = await sql<{ kind: QueueKind; count: number }>`${countAll(userId)}`.execute(db())
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) as Record<QueueKind, number>
}
