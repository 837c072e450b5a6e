import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { columnsOf, type Merge } from './journal.server.ts'
import { FOLLOW_REVIEWS, MOVES, type MoveRule } from './move-rules.ts'

type Trx = Transaction<Database>

/** Applies every rule of {@link MOVES}, and moves disputes and reports with their reviews. */
export async function moveRows(trx: Trx, merge: Merge): Promise<void> {
  for (const rule of MOVES) await moveTable(trx, merge, rule)
  for (const table of FOLLOW_REVIEWS) await followReviews(trx, merge, table)
}

async function moveTable(trx: Trx, { id, from, into }: Merge, rule: MoveRule) {
  const { table, key, column = 'school_id', only = 'true' } = rule
  const place = (school: string) => JSON.stringify({ [column]: school })
  await sql`
    with moved as (
      update ${sql.table(table)} t set ${sql.ref(column)} = ${into}
      where ${sql.ref(`t.${column}`)} = ${from} and ${sql.raw(only)} and ${isFree(rule, sql`${into}`)}
      returning ${columnsOf(key)} as key
    )
    insert into school_merge_rows (merge_id, table_name, action, key, before, after)
    select ${id}, ${table}, 'moved', key, ${place(from)}, ${place(into)} from moved`.execute(trx)
}

/** Condition: a school has no row in the place of the row `t`. */
function isFree({ table, column, taken }: MoveRule, school: RawBuilder<unknown>): RawBuilder<unknown> {
  // A school is never its own successor.
  if (column === 'successor_id') return sql`t.id <> ${school}`
  if (taken === undefined) return sql`true`
  return sql`not exists (select from ${sql.table(table)} o
    where o.school_id = ${school} and ${sql.raw(taken || 'true')})`
}

async function followReviews(trx: Trx, { id, from, into }: Merge, table: (typeof FOLLOW_REVIEWS)[number]) {
  await sql`
    with targets as (
      select t.id, t.school_id as before, coalesce(r.school_id, ${into}) as after
      from ${sql.table(table)} t left join reviews r on r.id = t.review_id and r.school_id in (${from}, ${into})
      where t.school_id in (${from}, ${into})
    ), moved as (
      update ${sql.table(table)} t set school_id = targets.after from targets
      where t.id = targets.id and targets.before <> targets.after
      returning t.id, targets.before, targets.after
    )
    insert into school_merge_rows (merge_id, table_name, action, key, before, after)
    select ${id}, ${table}, 'moved', jsonb_build_object('id', id), jsonb_build_object('school_id', before),
      jsonb_build_object('school_id', after) from moved`.execute(trx)
}

/**
 * Moves back the rows in the journal of a merge, if they are still where the merge put them and their old place is
 * free.
 */
export async function moveRowsBack(trx: Trx, merge: Merge): Promise<void> {
  for (const rule of MOVES) await moveTableBack(trx, merge, rule)
  for (const table of FOLLOW_REVIEWS) await moveTableBack(trx, merge, { table, key: ['id'] })
}

async function moveTableBack(trx: Trx, { id, from, into }: Merge, rule: MoveRule) {
  const { table, key, column = 'school_id' } = rule
  const place = sql.lit(column)
  await sql`
    update ${sql.table(table)} t set ${sql.ref(column)} = r.before ->> ${place}
    from school_merge_rows r
    where r.merge_id = ${id} and r.table_name = ${table} and r.action = 'moved' and r.key = ${columnsOf(key)}
      and ${sql.ref(`t.${column}`)} in (${from}, ${into}) and ${sql.ref(`t.${column}`)} = r.after ->> ${place}
      and ${isFree(rule, sql`r.before ->> ${place}`)}`.execute(trx)
}
