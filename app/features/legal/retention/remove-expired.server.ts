import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import type { Period } from './period.ts'
import { RETENTION } from './retention.server.ts'
import type { Removal, Retention } from './retention.ts'

/** Rows removed by one statement. */
const BATCH_SIZE = 10_000

/**
 * Removes what is older than the table of retention periods allows. It may run in several processes at the same time.
 * What cannot be removed does not keep the rest.
 *
 * @param tables the tables to look at, by default all
 * @returns number of rows deleted or blanked
 * @throws AggregateError of everything that failed, after the rest was removed
 */
export async function removeExpired(...tables: (keyof Database)[]): Promise<number> {
  const failures: unknown[] = []
  let removed = 0
  for (const { period, removes = [] } of Object.values<Retention>(RETENTION))
    for (const removal of removes) {
      if (tables.length > 0 && !tables.includes(removal.table)) continue
      try {
        removed += await removeRows(removal, period)
      } catch (error) {
        failures.push(error)
      }
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Some of what has expired could not be removed.')
  return removed
}

async function removeRows(removal: Removal, period: Period | null): Promise<number> {
  const table = sql.table(removal.table)
  const isDue = dueOf(removal, period)
  const some = sql`ctid = any(array(select ctid from ${table} where ${isDue} limit ${BATCH_SIZE}))`
  // The condition stands twice, so that a row which somebody renews meanwhile stays.
  const statement = removal.blank
    ? sql`update ${table} set ${sql.join(Object.entries(removal.blank).map(([name, to]) => sql`${sql.ref(name)} = ${to}`))}
        where ${some} and ${isDue}`
    : sql`delete from ${table} where ${some} and ${isDue}`
  let removed = 0
  for (let rows = BATCH_SIZE; rows === BATCH_SIZE; removed += rows)
    rows = Number((await statement.execute(db())).numAffectedRows ?? 0)
  return removed
}

function dueOf(removal: Removal, period: Period | null): RawBuilder<SqlBool> {
  const { since, only, blank, after = period } = removal
  if (!after) throw new Error(`Rows of ${removal.table} have no period.`)
  const age = sql`make_interval(${sql.raw(UNITS[after.unit])} => ${sql.lit(after.value)})`
  const now = since === 'day' ? sql`(now() at time zone 'Europe/Berlin')::date` : sql`now()`
  const isFull = Object.entries(blank ?? {}).map(([name, to]) => sql`${sql.ref(name)} is distinct from ${to}`)
  return sql<SqlBool>`${sql.raw(since)} < ${now} - ${age}
    ${only ? sql`and ${sql.raw(only)}` : sql``} ${blank ? sql`and (${sql.join(isFull, sql` or `)})` : sql``}`
}

/** Names of the parameters of make_interval. */
const UNITS: Record<Period['unit'], string> = {
  minute: 'mins',
  hour: 'hours',
  day: 'days',
  month: 'months',
  year: 'years',
}
