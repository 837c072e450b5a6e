import { MAX_FAVOURITES } from '../favourites.ts'

/** A favourite: enough data to name the school without asking the server. */
export type FavouriteSchool = { id: string; name: string }

/** Key in the browser's storage. */
export const FAVOURITES_KEY = 'shortlist'

/** Reads the favourites that a browser has stored; anything unreadable counts as an empty list. */
export function readDeviceList(kept: string | null): FavouriteSchool[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter(isSchool).slice(0, MAX_FAVOURITES) : []
  } catch {
    return []
  }
}

function isSchool(value: unknown): value is FavouriteSchool {
  const { id, name } = (value ?? {}) as Partial<FavouriteSchool>
  return typeof id === 'string' && typeof name === 'string'
}

/** Returns the list without the school if it was there, otherwise with it at the end. */
export function toggled(list: readonly FavouriteSchool[], school: FavouriteSchool): FavouriteSchool[] {
  const rest = list.filter(({ id }) => id !== school.id)
  return rest.length < list.length ? rest : [...list, school]
}
