import type { Client } from 'pg'
import { OPTIONAL_FIELDS, type OptionalField } from '../register-school.ts'
import type { Source } from '../source.ts'
import { count } from './count.ts'
import { keepFormerNames } from './former-names.ts'
import { insertJournalled, updateJournalled } from './journal.ts'
import { keepListings, settleIncoming } from './listings.ts'
import { EDITION_OF_ROW, type Precedence, precedenceOf } from './precedence.ts'
import { FACT_COLUMNS, INCOMING_COLUMNS } from './school-columns.ts'

/** What must match for a school with a new code to be the one that lost its own. */
const SAME = ['name', 'local_type', 'street', 'postal_code', 'city']

/** Counts of a merge into the directory. */
export type MergeCounts = { added: number; changed: number; unchanged: number }

/** Creates the table in which the rows of a file wait to be merged; it is dropped with the transaction. */
export async function createIncoming(client: Client): Promise<void> {
  await client.query(`set temp_buffers = '64MB'`)
  const facts = FACT_COLUMNS.map(({ name, type }) => `${name} ${type}`).join(', ')
  await client.query(
    `create temp table incoming (id text, code text, ${facts}, status text, is_open boolean, source_date date,
       file_day date, layout text) on commit drop`,
  )
}

export const COPY_INCOMING = `copy incoming (${INCOMING_COLUMNS.join(', ')}) from stdin`

/** How a run merges its schools. */
export type MergeOptions = {
  /** Fields about which the files say nothing; known values stay. */
  silent: readonly OptionalField[]
  /** Run whose journal records which schools were written; null keeps none. */
  runId: string | null
  /** Whether the files list every school of the source, so that a code missing from them is out of use. */
  isComplete: boolean
}

/**
 * Updates the directory from the table `incoming`. Only register facts are written; self-reported data are in tables
 * that this never touches.
 * When several editions list a school, each field is of the one that counts most among those that tell it
 * ({@link precedenceOf}), so that imports in any order end the same. Hidden schools stay hidden.
 */
export async function mergeIncoming(client: Client, source: Source, options: MergeOptions): Promise<MergeCounts> {
  const { runId, isComplete } = options
  // A new register has no statistics yet: without an index, PostgreSQL may compare each school with each row.
  await client.query('create index on incoming (id)')
  await client.query('analyze incoming (id, code)')
  const total = await count(client, 'select count(*) from incoming')
  const precedence = await precedenceOf(client, source)
  if (isComplete && source.renumbers) await recogniseRenumbered(client, source.id)
  await followMergedSchools(client, source.id)
  await settleIncoming(client, precedence)
  await keepFormerNames(client, precedence, runId)
  const changed = (await updateChanged(client, precedence, options)) + (await fillFields(client, precedence, options))
  const added = await insertNew(client, precedence, options)
  await client.query(
    `insert into school_codes (source, code, school_id) select $1, code, id from incoming i
     where not exists (select from school_codes c where c.source = $1 and c.code = i.code)`,
    [source.id],
  )
  await keepListings(client, source.id, runId)
  return { added, changed, unchanged: total - added - changed }
}

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

const STATUS = `case s.status when 'hidden' then 'hidden' else i.status end`

/** Writes the schools of which the row counts more than what is known, and gives those that it confirms its edition. */
async function updateChanged(client: Client, { sql }: Precedence, { silent, runId }: MergeOptions): Promise<number> {
  const columns = FACT_COLUMNS.filter(({ field }) => !field || !silent.includes(field)).map(({ name }) => name)
  const edition = `source_date = i.source_date, source_layout = i.layout, field_editions = ${editionsAfter(silent)}`
  const old = [...columns, 'source', 'source_id', 'status'].map((name) => `s.${name}`)
  const fresh = [...columns.map((name) => `i.${name}`), sql.source, 'i.code', STATUS]
  const changed = await updateJournalled(client, runId, 'changed', {
    set: `${columns.map((name) => `${name} = i.${name}`).join(', ')}, source = ${sql.source}, source_id = i.code,
       status = ${STATUS}, ${edition}, updated_at = now()`,
    from: { rows: 'incoming i', on: 's.id = i.id' },
    where: `${sql.wins} and (${old.join(', ')}) is distinct from (${fresh.join(', ')})`,
    values: [],
  })
  await client.query(
    `update schools s set ${edition} from incoming i where s.id = i.id and ${sql.wins}
       and (s.source_date, s.source_layout, s.field_editions)
         is distinct from (i.source_date, i.layout, ${editionsAfter(silent)})`,
  )
  return changed
}

/** The editions of a school's fields once a row has been written: those about which the row is silent keep theirs. */
const editionsAfter = (silent: readonly OptionalField[]) =>
  silent.length === 0
    ? 'null::jsonb'
    : `jsonb_build_object(${silent
        .map((field) => `'${field}', coalesce(s.field_editions ->> '${field}', ${EDITION_OF_ROW})`)
        .join(', ')})`

/**
 * Writes the fields of schools that rows tell although an edition that counts more lists the school: it says nothing
 * about them. Also the status, which does not depend on one edition alone.
 */
async function fillFields(client: Client, { sql }: Precedence, { silent, runId }: MergeOptions): Promise<number> {
  const told = OPTIONAL_FIELDS.filter((field) => !silent.includes(field))
  const list = `array[${told.map((field) => `'${field}'`).join(', ')}]::text[]`
  await client.query(
    `create temp table filled on commit drop as
     select i.*, ${sql.edition} as edition, f.fields from incoming i join schools s using (id) cross join lateral (
       select coalesce(array_agg(f.field), '{}') as fields from jsonb_each_text(s.field_editions) as f (field, edition)
       where f.field = any(${list}) and ${sql.winsOver('f.edition')}
     ) as f
     where not ${sql.wins} and (f.fields <> '{}' or i.status <> s.status)`,
  )
  const columns = FACT_COLUMNS.filter(({ field }) => field && told.includes(field))
  const filled = columns.map(
    ({ name, field }) => `case when '${field}' = any(i.fields) then i.${name} else s.${name} end`,
  )
  const names = columns.map(({ name }) => name)
  const editions = `s.field_editions || (select jsonb_object_agg(field, i.edition) from unnest(i.fields) as field)`
  const rows = { rows: 'filled i', on: 's.id = i.id' }
  const changed = await updateJournalled(client, runId, 'changed', {
    set: `(${[...names, 'status'].join(', ')}) = row(${[...filled, STATUS].join(', ')}),
       field_editions = coalesce(${editions}, s.field_editions), updated_at = now()`,
    from: rows,
    where: `(${[...names, 'status'].map((name) => `s.${name}`).join(', ')})
       is distinct from (${[...filled, STATUS].join(', ')})`,
    values: [],
  })
  await client.query(
    `update schools s set field_editions = ${editions} from filled i
     where s.id = i.id and i.fields <> '{}' and s.field_editions is distinct from ${editions}`,
  )
  return changed
}

function insertNew(client: Client, { sql }: Precedence, { silent, runId }: MergeOptions): Promise<number> {
  const columns = [...FACT_COLUMNS.map(({ name }) => name), 'status', 'source_date'].join(', ')
  const untold = `jsonb_build_object(${silent.map((field) => `'${field}', ''`).join(', ')})`
  return insertJournalled(client, runId, {
    statement: `insert into schools (id, source, source_id, source_layout, field_editions, ${columns})
     select id, ${sql.source}, code, layout, ${silent.length === 0 ? 'null' : untold}, ${columns} from incoming i
     where not exists (select from schools s where s.id = i.id)`,
    values: [],
  })
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
