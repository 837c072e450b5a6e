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
]

/** Runs from before the column have marks without it. */
const MARKED = JOURNALLED.filter((name) => name !== 'audience')

/**
 * Returns SQL for a mark that tells whether a school is still as a run left it. @param row name of the row in the
 * statement
 */
export function markOf(row: string): string {
  const columns = [...MARKED, 'successor_id'].map((name) => `${row}.${name}`)
  return `md5(row(${columns.join(', ')}, extract(epoch from ${row}.updated_at))::text)`
}

const valuesOf = (row: string) =>
  `jsonb_build_object(${JOURNALLED.map((name) => `'${name}', ${row}.${name}`).join(', ')})`

/** Of two rows as objects, the values of the first that differ from the second. */
const differing = (one: string, other: string) =>
  `(select jsonb_object_agg(key, value) from jsonb_each(${one}) where value is distinct from ${other} -> key)`

const WAS = { added: 'null::jsonb', changed: valuesOf('old'), closed: valuesOf('old') }

/**
 * Runs a statement that writes schools and, as part of it, records in `import_changes` which ones, with their old and
 * new values.
 *
 * @param statement an insert or update of `schools` without `returning`
 * @param runId null for a run of which nothing is kept
 * @returns number of schools written
 */
export async function journalled(
  client: Client,
  runId: string | null,
  kind: keyof typeof WAS,
  { statement, values }: { statement: string; values: unknown[] },
): Promise<number> {
  if (runId === null) return (await client.query(statement, values)).rowCount ?? 0
  const isNew = kind === 'added'
  const result = await client.query(
    `with written as (
       ${statement}
       returning new.id, new.name, new.city, ${WAS[kind]} as was, ${isNew ? 'null::jsonb' : valuesOf('new')} as became,
         ${markOf('new')} as mark
     )
     insert into import_changes (run_id, kind, school_id, name, city, before, after, mark)
     select $${values.length + 1}, '${kind}', id, name, city,
       ${isNew ? 'null, null' : `${differing('was', 'became')}, ${differing('became', 'was')}`}, mark
     from written`,
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
