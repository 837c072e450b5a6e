import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { comesAfter, cursorOf, microsOf, pageOf } from '#db/keyset.ts'
import { csvLine } from '#lib/text/csv.ts'
import { ENTRIES_PER_PAGE, type LogQuery } from './audit-log-address.ts'

/** An entry of the log. It contains only ids of people. */
export type LogEntry = Awaited<ReturnType<typeof entries>>[number]

/** Lists a page of the log, the newest entry first. */
export async function listLog(query: LogQuery) {
  const { page, next } = pageOf(await entries(query, ENTRIES_PER_PAGE + 1), ENTRIES_PER_PAGE)
  return { entries: page, next }
}

const ORDER = { at: sql.ref('at'), id: sql.ref('id') }

function entries({ kind, subject, before }: LogQuery, limit: number) {
  return db()
    .selectFrom('audit_entries')
    .select(['id', 'at', 'actor_id', 'actor_role', 'action', 'subject_kind', 'subject_id', 'before', 'after'])
    .select(microsOf(ORDER.at).as('micros'))
    .$if(kind !== '', (all) => all.where('subject_kind', '=', kind))
    .$if(subject !== '', (all) => all.where('subject_id', '=', subject))
    .where(comesAfter(ORDER, before, 'desc'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Lists the kinds of subjects in the log, found by skipping through its index. */
export async function listLogKinds(): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive kinds as (
      (select subject_kind as kind from audit_entries order by subject_kind limit 1)
      union all
      select (select subject_kind from audit_entries where subject_kind > kinds.kind order by subject_kind limit 1)
      from kinds where kinds.kind is not null
    ) select kind from kinds where kind is not null`.execute(db())
  return rows.map(({ kind }) => kind)
}

const COLUMNS = [
  'id',
  'at',
  'actor_role',
  'actor_id',
  'action',
  'subject_kind',
  'subject_id',
  'before',
  'after',
] as const
const BATCH_SIZE = 1000

/** Streams the log as lines of CSV, however long it is. */
export async function* logCsv(query: LogQuery): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  let before = query.before
  do {
    const batch = await entries({ ...query, ...(before && { before }) }, BATCH_SIZE)
    yield batch.map((entry) => csvLine(COLUMNS.map((column) => cellOf(entry[column])))).join('')
    const last = batch.at(-1)
    before = batch.length === BATCH_SIZE && last ? cursorOf(last) : undefined
  } while (before)
}

function cellOf(value: LogEntry[(typeof COLUMNS)[number]]): string | null {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
