import { type Expression, type SqlBool, sql } from 'kysely'
import type { Cursor } from './cursor.ts'

/** The two columns that order a list: an instant, and an id for rows with the same instant. */
type Order = { at: Expression<unknown>; id: Expression<unknown> }

/** A row with its position: its id and the result of `microsOf`. */
type Placed = { id: string; micros: string }

/** Microseconds since 1970 of an instant as text, to be selected as `micros`. */
export const microsOf = (instant: Expression<unknown>) =>
  sql<string>`(extract(epoch from ${instant}) * 1000000)::bigint::text`

/** The instant of a cursor. */
export const instantOf = ({ at }: Cursor) => sql<Date>`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`

/**
 * Whether a row comes after a cursor, as a condition that an index on both columns can answer. True for all rows
 * without a cursor.
 *
 * @param direction order of the list by both columns
 */
export function comesAfter({ at, id }: Order, cursor: Cursor | undefined, direction: 'asc' | 'desc') {
  if (!cursor) return sql<SqlBool>`true`
  return sql<SqlBool>`(${at}, ${id}) ${direction === 'asc' ? sql`>` : sql`<`} (${instantOf(cursor)}, ${cursor.id}::uuid)`
}

/** Returns the position of a row. */
export const cursorOf = ({ micros, id }: Placed): Cursor => ({ at: micros, id })

/**
 * Returns a page of rows, and the cursor after which the next one begins, or null for the last page.
 *
 * @param rows one more than `size`, if there are as many
 */
export function pageOf<Row extends Placed>(rows: readonly Row[], size: number): { page: Row[]; next: Cursor | null } {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { page, next: last ? cursorOf(last) : null }
}
