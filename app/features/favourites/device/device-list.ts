import { MAX_FAVOURITES, MAX_SHORT_NOTE_LENGTH } from '../favourites.ts'

/** A favourite: enough data to name the school without asking the server, and the visitor's note. */
export type FavouriteSchool = { id: string; name: string; note?: string }

/** Key in the browser's storage. */
export const FAVOURITES_KEY = 'shortlist'

/** Reads the favourites that a browser has stored; anything unreadable counts as an empty list. */
export function readDeviceList(kept: string | null): FavouriteSchool[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.flatMap(readSchool).slice(0, MAX_FAVOURITES) : []
  } catch {
    return []
  }
}

function readSchool(value: unknown): FavouriteSchool[] {
  const { id, name, note } = (value ?? {}) as Record<keyof FavouriteSchool, unknown>
  if (typeof id !== 'string' || typeof name !== 'string') return []
  return [{ id, name, ...(typeof note === 'string' && note !== '' && { note: note.slice(0, MAX_SHORT_NOTE_LENGTH) }) }]
}

/** Returns the list without the school if it was there, otherwise with it appended. */
export function toggled(list: readonly FavouriteSchool[], school: FavouriteSchool): FavouriteSchool[] {
  const rest = list.filter(({ id }) => id !== school.id)
  return rest.length < list.length ? rest : [...list, school]
}

/**
 * Returns the list with a note on the school, which is added if there is something to note; an empty note removes it.
 */
export function noted(
  list: readonly FavouriteSchool[],
  { id, name }: FavouriteSchool,
  note: string,
): FavouriteSchool[] {
  const school = { id, name, ...(note !== '' && { note }) }
  if (list.some((kept) => kept.id === id)) return list.map((kept) => (kept.id === id ? school : kept))
  return note === '' ? [...list] : [...list, school]
}
