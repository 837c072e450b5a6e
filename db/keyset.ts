import { type Expression, type SqlBool, sql } from 'kysely'
import type { Cursor } from './cursor.ts'

/** The two columns that order a list: an instant, and an id for those of one instant. */
type Order = { at: Expression<unknown>; id: Expression<unknown> }

/** A row that tells its place: its id and what `microsOf` gave. */
type Placed = { id: string; micros: string }

/** Microseconds since 1970 of an instant as text, to be selected as `micros`. */
export const microsOf = (instant: Expression<unknown>) =>
  sql<string>`(extract(epoch from ${instant}) * 1000000)::bigint::text`

/** The instant of a cursor. */
export const instantOf = ({ at }: Cursor) => sql<Date>`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`

/**
 * Whether a row comes after a cursor; an index of both columns answers it. True for all rows without a cursor.
 *
 * @param direction in which the list is ordered by both columns
 */
export function comesAfter({ at, id }: Order, cursor: Cursor | undefined, direction: 'asc' | 'desc') {
  if (!cursor) return sql<SqlBool>`true`
  return sql<SqlBool>`(${at}, ${id}) ${direction === 'asc' ? sql`>` : sql`<`} (${instantOf(cursor)}, ${cursor.id}::uuid)`
}

/** The place of a row. */
export const cursorOf = ({ micros, id }: Placed): Cursor => ({ at: micros, id })

/**
 * A page of rows, and what the next one begins after; null where it is the last.
 *
 * @param rows one more than `size`, if there are as many
 */
export function pageOf<Row extends Placed>(rows: readonly Row[], size: number): { page: Row[]; next: Cursor | null } {
  const page = rows.slice(0, size)
  const last = rows.length > size ? page.at(-1) : undefined
  return { page, next: last ? cursorOf(last) : null }
}
