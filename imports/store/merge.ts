import type { Client } from 'pg'
import { ImportError } from '../import-error.ts'
import type { OptionalField } from '../register-school.ts'
import type { Source } from '../source.ts'
import { keepFormerNames } from './former-names.ts'
import { insertJournalled, updateJournalled } from './journal.ts'
import { FACT_COLUMNS } from './school-columns.ts'

/** What must match for a school with a new code to be the one that lost its own. */
const SAME = ['name', 'local_type', 'street', 'postal_code', 'city']

/** Counts of a merge into the directory. */
export type MergeCounts = { added: number; changed: number; unchanged: number }

/** Creates the table in which the rows of a file wait to be merged; it is dropped with the transaction. */
export async function createIncoming(client: Client): Promise<void> {
  await client.query(`set temp_buffers = '64MB'`)
  const facts = FACT_COLUMNS.map(({ name, type }) => `${name} ${type}`).join(', ')
  await client.query(
    `create temp table incoming (id text, code text, ${facts}, status text, source_date date) on commit drop`,
  )
}

export const COPY_INCOMING = `copy incoming (id, code, ${FACT_COLUMNS.map(({ name }) => name).join(', ')}, status, source_date) from stdin`

/**
 * Updates the directory from the table `incoming`. Only register facts are written; self-reported data are in tables
 * that this never touches.
 * When several registers list a school, a first-hand register takes over the schools of the collections that it {@link
 * Source.overrules}, and never the other way round, so that imports in any order end the same. Within one register, an
 * older edition changes nothing. Hidden schools stay hidden.
 *
 * @param silent fields about which the files say nothing; known values stay
 * @param runId run whose journal records which schools were written; null keeps none
 * @param isComplete whether the files list every school of the source, so that a code missing from them is out of use
 */
export async function mergeIncoming(
  client: Client,
  source: Source,
  { silent, runId, isComplete }: { silent: readonly OptionalField[]; runId: string | null; isComplete: boolean },
): Promise<MergeCounts> {
  // A new register has no statistics yet: without an index, PostgreSQL may compare each school with each row.
  await client.query('create index on incoming (id)')
  await client.query('analyze incoming (id, code)')
  const total = await count(client, 'select count(*) from incoming')
  if (isComplete && source.renumbers) await recogniseRenumbered(client, source.id)
  await followMergedSchools(client, source.id)
  await keepFormerNames(client, { mayWrite: MAY_WRITE, values: [source.id, source.overrules] }, runId)
  const changed = await updateChanged(client, source, silent, runId)
  await confirmUnchanged(client, source)
  const added = await insertNew(client, source.id, runId)
  await client.query(
    `insert into school_codes (source, code, school_id) select $1, code, id from incoming i
     where not exists (select from school_codes c where c.source = $1 and c.code = i.code)`,
    [source.id],
  )
  return { added, changed, unchanged: total - added - changed }
}

/**
 * Marks schools of the source that are missing from its files as closed.
 *
 * @param keep codes of rows that were present but unusable
 * @returns number of schools closed
 * @throws ImportError when more than one in twenty would vanish, which means that the files are not complete
 */
export async function closeMissing(
  client: Client,
  source: string,
  keep: readonly string[],
  runId: string | null,
): Promise<number> {
  const open = await count(client, `select count(*) from schools where source = $1 and status = 'active'`, [source])
  const missing = await updateJournalled(client, runId, 'closed', {
    set: `status = 'closed', updated_at = now()`,
    where: `s.source = $1 and s.status = 'active' and s.source_id <> all($2)
       and not exists (select from incoming i where i.id = s.id)`,
    values: [source, keep],
  })
  if (missing > open * MAX_LOSS) {
    throw new ImportError(
      `${missing} of ${open} schools are not in the files, more than ${MAX_LOSS * 100} %: they do not seem complete.`,
      'incomplete',
    )
  }
  return missing
}

const MAX_LOSS = 0.05

/** Schools that were merged or renumbered keep their id: their old codes and ids lead to it. */
async function followMergedSchools(client: Client, source: string) {
  const codes = `select c.code as key, c.school_id from school_codes c where c.source = $1`
  const redirects = 'select r.old_id as key, r.school_id from school_redirects r'
  let moved = 0
  for (const [targets, key, values] of [
    [codes, 'code', [source]],
    [redirects, 'id', []],
  ] as const) {
    // If both are in the file, the row with the id of the merged school counts.
    const both = `delete from incoming i using (${targets}) t
      where t.key = i.${key} and t.school_id <> i.id and exists (select from incoming o where o.id = t.school_id)`
    const renamed = `update incoming i set id = t.school_id from (${targets}) t where t.key = i.${key} and t.school_id <> i.id`
    await client.query(both, [...values])
    moved += (await client.query(renamed, [...values])).rowCount ?? 0
  }
  if (moved > 0) await client.query('delete from incoming a using incoming b where a.id = b.id and a.ctid > b.ctid')
}

const MAY_WRITE = `((s.source = $1 and (s.source_date <= i.source_date) is not false) or s.source = any($2))`

function updateChanged(
  client: Client,
  source: Source,
  silent: readonly OptionalField[],
  runId: string | null,
): Promise<number> {
  const columns = FACT_COLUMNS.filter(({ field }) => !field || !silent.includes(field)).map(({ name }) => name)
  const status = `case s.status when 'hidden' then 'hidden' else i.status end`
  const old = [...columns, 'source', 'source_id', 'status'].map((name) => `s.${name}`)
  const fresh = [...columns.map((name) => `i.${name}`), '$1', 'i.code', status]
  return updateJournalled(client, runId, 'changed', {
    set: `${columns.map((name) => `${name} = i.${name}`).join(', ')}, source = $1, source_id = i.code,
       status = ${status}, source_date = i.source_date, updated_at = now()`,
    from: { rows: 'incoming i', on: 's.id = i.id' },
    where: `${MAY_WRITE} and (${old.join(', ')}) is distinct from (${fresh.join(', ')})`,
    values: [source.id, source.overrules],
  })
}

/** A later edition with the same facts confirms them: they get its date, but nothing has changed. */
async function confirmUnchanged(client: Client, source: Source) {
  await client.query(
    `update schools s set source_date = i.source_date from incoming i
     where s.id = i.id and s.source = $1 and i.source_date > coalesce(s.source_date, '-infinity')`,
    [source.id],
  )
}

function insertNew(client: Client, source: string, runId: string | null): Promise<number> {
  const columns = [...FACT_COLUMNS.map(({ name }) => name), 'status', 'source_date'].join(', ')
  return insertJournalled(client, runId, {
    statement: `insert into schools (id, source, source_id, ${columns}) select id, $1, code, ${columns} from incoming i
     where not exists (select from schools s where s.id = i.id)`,
    values: [source],
  })
}

export async function count(client: Client, sql: string, values: unknown[] = []): Promise<number> {
  return Number((await client.query<{ count: string }>(sql, values)).rows[0]?.count)
}

const of = (table: string) => SAME.map((column) => `${table}.${column}`).join(', ')

/**
 * Notes the new codes of schools that a register has renumbered: of two rows with the same name, type and address, one
 * is missing under its code and the other is new. The school keeps its id, and both codes lead to it. A name that
 * several rows share stays as it is.
 */
async function recogniseRenumbered(client: Client, source: string): Promise<void> {
  await client.query(
    `create temp table renumbered on commit drop as
     select min(i.id) as id, min(i.code) as code, min(s.id) as school_id
     from incoming i join schools s on (${of('s')}) = (${of('i')})
     where s.source = $1 and i.street <> ''
       and not exists (select from incoming o where o.code = s.source_id or o.id = s.id)
       and not exists (select from schools o where o.id = i.id)
       and not exists (select from school_codes c where c.source = $1 and c.code = i.code)
       and not exists (select from school_redirects r where r.old_id = i.id)
     group by ${of('i')} having count(*) = 1`,
    [source],
  )
  await client.query('insert into school_codes (source, code, school_id) select $1, code, school_id from renumbered', [
    source,
  ])
  await client.query('insert into school_redirects (old_id, school_id) select id, school_id from renumbered')
}
