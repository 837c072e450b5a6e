import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A merge that is being made or undone: `from` is the merged school, `into` the survivor. */
export type Merge = { id: string; from: string; into: string }

/** Returns a JSON object of columns of the row `t`. */
export const columnsOf = (columns: readonly string[]): RawBuilder<unknown> =>
  columns.length === 0
    ? sql`'{}'::jsonb`
    : sql`jsonb_build_object(${sql.join(columns.map((name) => sql`${sql.lit(name)}, ${sql.ref(`t.${name}`)}`))})`

type Change = { table: 'schools' | 'school_profiles'; key: 'id' | 'school_id'; school: string }

/**
 * Changes columns of one school's row and records their former values in the journal.
 *
 * @param values new values by column
 */
export async function changeRow(
  trx: Transaction<Database>,
  merge: Merge,
  { table, key, school }: Change,
  values: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(values)
  const after = JSON.stringify(values)
  await sql`
    insert into school_merge_rows (merge_id, table_name, action, key, before, after)
    select ${merge.id}, ${table}, 'changed', ${columnsOf([key])}, ${columnsOf(columns)}, ${after}
    from ${sql.table(table)} t where ${sql.ref(`t.${key}`)} = ${school}`.execute(trx)
  await setColumns(trx, { table, key, school }, columns, sql`${after}::jsonb`)
}

/** Sets columns of one row to the values of a JSON object. */
async function setColumns(
  trx: Transaction<Database>,
  { table, key, school }: Change,
  columns: readonly string[],
  json: RawBuilder<unknown>,
) {
  const values = columns.map((name) => sql`${sql.ref(name)} = (n.row).${sql.ref(name)}`)
  await sql`
    update ${sql.table(table)} t set ${sql.join(values)}
    from (select jsonb_populate_record(null::${sql.table(table)}, ${json}) as row) n
    where ${sql.ref(`t.${key}`)} = ${school}`.execute(trx)
}

/**
 * Restores the former values of columns that a merge changed, if they still hold what the merge wrote: later changes
 * stay.
 */
export async function restoreRows(trx: Transaction<Database>, merge: Merge): Promise<void> {
  const changed = await trx
    .selectFrom('school_merge_rows')
    .select(['table_name', 'key', 'before', 'after'])
    .where('merge_id', '=', merge.id)
    .where('action', '=', 'changed')
    .orderBy('id')
    .execute()
  for (const { table_name, key, before, after } of changed) {
    const [[name = '', school] = []] = Object.entries(key)
    const change = { table: table_name, key: name, school } as Change
    for (const column of Object.keys(after)) {
      const value = JSON.stringify({ [column]: before[column] })
      const { rows } = await sql<{ same: boolean }>`
        select ${columnsOf([column])} = ${JSON.stringify({ [column]: after[column] })}::jsonb as same
        from ${sql.table(change.table)} t where ${sql.ref(`t.${change.key}`)} = ${change.school}`.execute(trx)
      if (rows[0]?.same) await setColumns(trx, change, [column], sql`${value}::jsonb`)
    }
  }
}
