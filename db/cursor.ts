/**
 * Position in a list that is ordered by an instant and an id: microseconds since 1970, because the database's instants
 * are more precise than a Date, and the id, a UUID.
 */
export type Cursor = { at: string; id: string }

/** Up to the year 2286: larger numbers are not instants of this program. */
const CURSOR = /^(\d{1,16})~([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Writes a cursor for a URL: `1790000000123456~01990000-0000-7000-8000-000000000001`. */
export const writeCursor = ({ at, id }: Cursor): string => `${at}~${id}`

/** Parses a cursor; undefined for any text that the database would refuse. */
export function readCursor(text: string): Cursor | undefined {
  const [, at, id] = CURSOR.exec(text) ?? []
  return at && id ? { at, id } : undefined
}
