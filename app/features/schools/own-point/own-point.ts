import type { Point } from '#search-engine/base/distance.ts'

/** Longest street, place or postal code that is looked up as a visitor's own point. */
export const MAX_POINT_LENGTH = 200

/**
 * The point from which a visitor measures distances. It is stored on this device only, never sent with a page, and sent
 * to our server only for minutes.
 */
export type OwnPoint = Point & {
  /** The place or street of which it is the centre; empty for the position of the device. */
  name: string
  /** Whether it is the home to about a hundred metres. The centre of a place, a postal code or a street is not. */
  isExact?: true
  /** Whether the visitor wants minutes, for which the rounded point is sent to our server. */
  hasWays?: true
}

export const OWN_POINT_KEY = 'own-point'
/** Fired at the window when this page has changed the point; other tabs fire `storage`. */
const CHANGED = 'own-point'

/** Returns the visitor's point; null if there is none or the browser refuses storage. */
export const readOwnPoint = (): OwnPoint | null => parseOwnPoint(storedOwnPoint())

/** Returns what is stored, as a snapshot that is the same until it changes. */
export function storedOwnPoint(): string | null {
  try {
    return localStorage.getItem(OWN_POINT_KEY)
  } catch {
    return null
  }
}

/** Whether the browser gives this page no storage. Only in browsers. */
export function isStorageRefused(): boolean {
  try {
    return !localStorage
  } catch {
    return true
  }
}

/** Parses a stored point; null for anything else. */
export function parseOwnPoint(stored: string | null): OwnPoint | null {
  try {
    const { lat, lng, name, isExact, hasWays } = JSON.parse(stored ?? '{}')
    const isPoint = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && typeof name === 'string'
    const wishes = { ...(isExact === true && { isExact }), ...(hasWays === true && { hasWays }) }
    return isPoint ? { lat, lng, name, ...wishes } : null
  } catch {
    return null
  }
}

/** @throws DOMException where the browser refuses storage */
export function storeOwnPoint(point: OwnPoint): void {
  localStorage.setItem(OWN_POINT_KEY, JSON.stringify(point))
  dispatchEvent(new Event(CHANGED))
}

export function removeOwnPoint(): void {
  localStorage.removeItem(OWN_POINT_KEY)
  dispatchEvent(new Event(CHANGED))
}

/** Calls back whenever the point changes, even in another tab; returns a function that stops this. */
export function onOwnPoint(changed: () => void): () => void {
  const inAnotherTab = ({ key }: StorageEvent) => key === OWN_POINT_KEY && changed()
  addEventListener(CHANGED, changed)
  addEventListener('storage', inAnotherTab)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', inAnotherTab)
  }
}
