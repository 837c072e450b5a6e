import { useMemo, useSyncExternalStore } from 'react'
import { FAVOURITES_KEY, type FavouriteSchool, readDeviceList } from './device-list.ts'

/**
 * Returns the favourites that the device holds, oldest first; undefined on the server and during hydration, when they
 * are not known. After a change in the same tab they are read with the next rendering.
 */
export function useDeviceList(): FavouriteSchool[] | undefined {
  const kept = useSyncExternalStore(watch, stored, () => undefined)
  return useMemo(() => (kept === undefined ? undefined : readDeviceList(kept)), [kept])
}

function watch(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** Null as well where the browser refuses storage. */
function stored(): string | null {
  try {
    return localStorage.getItem(FAVOURITES_KEY)
  } catch {
    return null
  }
}
