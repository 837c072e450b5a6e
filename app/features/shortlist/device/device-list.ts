import { FAVOURITES_AT_MOST } from '../favourites.ts'

/** A school of the shortlist: enough to name it without asking the server. */
export type ShortlistedSchool = { id: string; name: string }

/** Key in the browser's storage. */
export const SHORTLIST_KEY = 'shortlist'

/** What a browser kept, as far as it can be read; anything else is an empty list. */
export function readDeviceList(kept: string | null): ShortlistedSchool[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter(isSchool).slice(0, FAVOURITES_AT_MOST) : []
  } catch {
    return []
  }
}

function isSchool(value: unknown): value is ShortlistedSchool {
  const { id, name } = (value ?? {}) as Partial<ShortlistedSchool>
  return typeof id === 'string' && typeof name === 'string'
}

/** The list without the school if it was there, else with it at the end. */
export function toggled(list: readonly ShortlistedSchool[], school: ShortlistedSchool): ShortlistedSchool[] {
  const rest = list.filter(({ id }) => id !== school.id)
  return rest.length < list.length ? rest : [...list, school]
}
