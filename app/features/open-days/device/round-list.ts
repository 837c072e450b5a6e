import type { OpenDay } from '../present-open-day.ts'
import { MAX_ROUND } from '../round/round-limits.ts'

export const ROUND_KEY = 'open-day-round'
/** Fired at the window when this page has changed the round; other tabs fire `storage`. */
const CHANGED = 'open-day-round'

const TEXTS = ['id', 'title', 'day', 'dayText', 'hours', 'startsAt', 'endsAt', 'place', 'schoolId', 'school'] as const
const MORE_TEXTS = ['city', 'type', 'country'] as const

/** Reads the open days that a browser has stored; anything unreadable counts as none. */
export function parseRound(stored: string | null): OpenDay[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.flatMap(readStop).slice(0, MAX_ROUND) : []
  } catch {
    return []
  }
}

function readStop(value: unknown): OpenDay[] {
  const { lat, lng, approximate, area, lang, ...texts } = (value ?? {}) as Record<keyof OpenDay, unknown>
  const isNumber = (degrees: unknown) => degrees === null || typeof degrees === 'number'
  if ([...TEXTS, ...MORE_TEXTS].some((name) => typeof texts[name] !== 'string')) return []
  if (!isNumber(lat) || !isNumber(lng)) return []
  if (Number.isNaN(Date.parse(String(texts.startsAt))) || Number.isNaN(Date.parse(String(texts.endsAt)))) return []
  const kept = Object.fromEntries([...TEXTS, ...MORE_TEXTS].map((name) => [name, texts[name]]))
  const text = (given: unknown) => (typeof given === 'string' ? given : null)
  return [{ ...kept, lat, lng, approximate: approximate === true, area: text(area), lang: text(lang) } as OpenDay]
}

/** Returns what is stored, as a snapshot that is the same until it changes; null where the browser refuses storage. */
export function storedRound(): string | null {
  try {
    return localStorage.getItem(ROUND_KEY)
  } catch {
    return null
  }
}

/**
 * Puts an open day into the round, or takes it out.
 *
 * @returns false when there is no room for another one, or the browser refuses storage
 */
export function toggleStop(stop: OpenDay): boolean {
  const list = parseRound(storedRound())
  const rest = list.filter(({ id }) => id !== stop.id)
  if (rest.length === list.length && list.length >= MAX_ROUND) return false
  return storeRound(rest.length < list.length ? rest : [...list, stop])
}

/** Stores a round; an empty one leaves nothing behind. @returns false where the browser refuses storage */
export function storeRound(list: readonly OpenDay[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(ROUND_KEY, JSON.stringify(list))
    else localStorage.removeItem(ROUND_KEY)
  } catch {
    return false
  }
  dispatchEvent(new Event(CHANGED))
  return true
}

/** Calls back whenever the round changes, even in another tab; returns a function that stops this. */
export function onRound(changed: () => void): () => void {
  const inAnotherTab = ({ key }: StorageEvent) => key === ROUND_KEY && changed()
  addEventListener(CHANGED, changed)
  addEventListener('storage', inAnotherTab)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', inAnotherTab)
  }
}
