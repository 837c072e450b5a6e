/** When this device looked at a school: `at` last, `before` on the visit before. Instants as ISO 8601 to the minute. */
export type Look = { id: string; at: string; before: string | null }

/** More schools than a family looks at; the oldest looks are forgotten. */
export const MAX_LOOKS = 100
export const LOOKS_KEY = 'last-looks'
/** Fired at the window when this page has changed the looks; other tabs fire `storage`. */
const CHANGED = 'last-looks'
/** Minutes within which a page that is opened again belongs to the same look. */
const SAME_LOOK_MINUTES = 30
const MINUTE_MS = 60_000

const isInstant = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text))

/** Reads the looks that a browser has stored, newest first; null where nobody asked for them to be remembered. */
export function parseLooks(stored: string | null): Look[] | null {
  if (stored === null) return null
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.flatMap(readLook).slice(0, MAX_LOOKS) : null
  } catch {
    return null
  }
}

function readLook(value: unknown): Look[] {
  const { id, at, before } = (value ?? {}) as Record<keyof Look, unknown>
  if (typeof id !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(id) || !isInstant(at)) return []
  return [{ id, at, before: isInstant(before) ? before : null }]
}

/** Returns the looks with one at a school now; a page that is opened again soon belongs to the same look. */
export function looked(looks: readonly Look[], id: string, now: Date): Look[] {
  const at = `${now.toISOString().slice(0, 16)}Z`
  const known = looks.find((look) => look.id === id)
  const isSame = known !== undefined && now.getTime() - Date.parse(known.at) < SAME_LOOK_MINUTES * MINUTE_MS
  const before = isSame ? known.before : (known?.at ?? null)
  return [{ id, at, before }, ...looks.filter((look) => look.id !== id)].slice(0, MAX_LOOKS)
}

/** Returns what is stored, as a snapshot that is the same until it changes; null where the browser refuses storage. */
export function storedLooks(): string | null {
  try {
    return localStorage.getItem(LOOKS_KEY)
  } catch {
    return null
  }
}

/** Stores a look at a school now, if looks are remembered. @returns the look before it; null if there is none */
export function noteLook(id: string): string | null {
  const looks = parseLooks(storedLooks())
  if (!looks) return null
  const next = looked(looks, id, new Date())
  store(next)
  return next[0]?.before ?? null
}

/** From now on looks are remembered. @returns false where the browser refuses storage */
export const rememberLooks = (): boolean => store([])

/** Deletes all looks, and remembers none from now on. */
export function forgetLooks(): void {
  try {
    localStorage.removeItem(LOOKS_KEY)
  } catch {
    return
  }
  dispatchEvent(new Event(CHANGED))
}

function store(looks: readonly Look[]): boolean {
  try {
    localStorage.setItem(LOOKS_KEY, JSON.stringify(looks))
  } catch {
    return false
  }
  dispatchEvent(new Event(CHANGED))
  return true
}

/** Calls back whenever the looks change, even in another tab; returns a function that stops this. */
export function onLooks(changed: () => void): () => void {
  const inAnotherTab = ({ key }: StorageEvent) => key === LOOKS_KEY && changed()
  addEventListener(CHANGED, changed)
  addEventListener('storage', inAnotherTab)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', inAnotherTab)
  }
}
