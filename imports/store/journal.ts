import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { FACT_COLUMNS } from './school-columns.ts'

/** The columns of a school that a run can change and an undo restores. */
export const JOURNALLED: readonly string[] = [
  ...FACT_COLUMNS.map(({ name }) => name),
  'source',
  'source_id',
  'status',
  'source_date',
  'source_layout',
  'field_editions',
]

/** Runs from before a column existed have marks without it. */
const LATER = ['audience', 'source_layout', 'field_editions']
const MARKED = JOURNALLED.filter((name) => !LATER.includes(name))

/**
 * Returns SQL for a mark that shows whether a school is still as a run left it.
 *
 * @param row name of the row in the statement
 */
export function markOf(row: string): string {
  const columns = [...MARKED, 'successor_id'].map((name) => `${row}.${name}`)
  return `md5(row(${columns.join(', ')}, extract(epoch from ${row}.updated_at))::text)`
}

const valuesOf = (row: string) =>
  `jsonb_build_object(${JOURNALLED.map((name) => `'${name}', ${row}.${name}`).join(', ')})`

/** SQL that, for two rows as objects, gives the values of the first that differ from the second. */
const differing = (one: string, other: string) =>
  `(select jsonb_object_agg(key, value) from jsonb_each(${one}) where value is distinct from ${other} -> key)`

/** A change of schools as parts of SQL, which refer to the school as `s`. */
export type SchoolUpdate = {
  set: string
  /** Other rows that the parts refer to, and how a school is joined with its own among them. */
  from?: { rows: string; on: string }
  where: string
  values: unknown[]
}

/**
 * Updates schools and, as part of it, records in `import_changes` which ones, with their old and new values.
 *
 * @param runId null for a run that keeps no journal
 * @returns number of schools updated
 */
export async function updateJournalled(
  client: Client,
  runId: string | null,
  kind: 'changed' | 'closed',
  { set, from, where, values }: SchoolUpdate,
): Promise<number> {
  const others = from ? `, ${from.rows}` : ''
  const found = `${from ? `${from.on} and ` : ''}${where}`
  if (runId === null) {
    const updated = await client.query(
      `update schools s set ${set} ${from ? `from ${from.rows}` : ''} where ${found}`,
      values,
    )
    return updated.rowCount ?? 0
  }
  // PostgreSQL returns the previous values of an update only from version 18; those of the locked rows are the same.
  const written = `update schools s set ${set}
    from (select s.* from schools s${others} where ${found} for update of s) before${others}
    where s.id = before.id${from ? ` and ${from.on}` : ''}
    returning s.id, s.name, s.city, ${valuesOf('before')} as was, ${valuesOf('s')} as became, ${markOf('s')} as mark`
  return record(client, {
    written,
    values,
    runId,
    kind,
    before: differing('was', 'became'),
    after: differing('became', 'was'),
  })
}

/**
 * Adds schools and, as part of it, records in `import_changes` which ones.
 *
 * @param statement an insert into `schools` without `returning`
 * @param runId null for a run that keeps no journal
 * @returns number of schools added
 */
export async function insertJournalled(
  client: Client,
  runId: string | null,
  { statement, values }: { statement: string; values: unknown[] },
): Promise<number> {
  if (runId === null) return (await client.query(statement, values)).rowCount ?? 0
  const written = `${statement} returning id, name, city, ${markOf('schools')} as mark`
  return record(client, { written, values, runId, kind: 'added', before: 'null', after: 'null' })
}

type Recorded = {
  /** Statement that returns the written schools with their mark. */
  written: string
  values: unknown[]
  runId: string
  kind: string
  before: string
  after: string
}

async function record(client: Client, { written, values, runId, kind, before, after }: Recorded): Promise<number> {
  const result = await client.query(
    `with written as (${written})
     insert into import_changes (run_id, kind, school_id, name, city, before, after, mark)
     select $${values.length + 1}, '${kind}', id, name, city, ${before}, ${after}, mark from written`,
    [...values, runId],
  )
  return result.rowCount ?? 0
}

const KEPT = 'run_id, kind, school_id, name, city, before, after, mark'

/** Saves the journal of a trial outside its transaction, which is rolled back. */
export async function saveJournal(client: Client, runId: string, file: string): Promise<void> {
  const rows = `select ${KEPT} from import_changes where run_id = ${client.escapeLiteral(runId)}`
  await pipeline(client.query(copyTo(`copy (${rows}) to stdout`)), fs.createWriteStream(file))
}

/** Restores what {@link saveJournal} saved. */
export async function restoreJournal(client: Client, file: string): Promise<void> {
  await pipeline(fs.createReadStream(file), client.query(copyFrom(`copy import_changes (${KEPT}) from stdin`)))
}
