import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { type Child, MAX_CHILDREN, MAX_LABEL_LENGTH } from '../child.ts'

/** A child on this device. Only its area is ever sent by itself; `label` and `place` stay here. */
export type DeviceChild = Child & {
  id: string
  /** What its family calls it; may be empty. */
  label: string
  /** Town or postal code as the directory writes it; empty where a region was chosen. */
  place: string
}

export const CHILDREN_KEY = 'children'
/** Fired at the window when this page has changed the list; other tabs fire `storage`. */
const CHANGED = 'children'

/** Reads the children that a browser has stored; anything unreadable counts as none. */
export function parseChildren(stored: string | null): DeviceChild[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.flatMap(readChild).slice(0, MAX_CHILDREN) : []
  } catch {
    return []
  }
}

function readChild(value: unknown): DeviceChild[] {
  const { id, label, born, country, area, place } = (value ?? {}) as Record<keyof DeviceChild, unknown>
  const texts = [id, label, born, area, place]
  if (texts.some((text) => typeof text !== 'string') || !COUNTRIES.includes(country as CountryCode)) return []
  const child = { id, label, born, country, area, place } as DeviceChild
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(child.born) || child.area === '') return []
  return [{ ...child, label: child.label.slice(0, MAX_LABEL_LENGTH) }]
}

/** Returns what is stored, as a snapshot that is the same until it changes; null where the browser refuses storage. */
export function storedChildren(): string | null {
  try {
    return localStorage.getItem(CHILDREN_KEY)
  } catch {
    return null
  }
}

/** @returns false when there is no room, or the browser refuses storage */
export function keepChild(child: Omit<DeviceChild, 'id'>): boolean {
  const list = parseChildren(storedChildren())
  if (list.length >= MAX_CHILDREN) return false
  return store([...list, { ...child, id: crypto.randomUUID(), label: child.label.trim().slice(0, MAX_LABEL_LENGTH) }])
}

/** Removes a child from this device. */
export function forgetChild(id: string): void {
  store(parseChildren(storedChildren()).filter((child) => child.id !== id))
}

function store(list: readonly DeviceChild[]): boolean {
  try {
    if (list.length > 0) localStorage.setItem(CHILDREN_KEY, JSON.stringify(list))
    else localStorage.removeItem(CHILDREN_KEY)
  } catch {
    return false
  }
  dispatchEvent(new Event(CHANGED))
  return true
}

/** Calls back whenever the list changes, even in another tab; returns a function that stops this. */
export function onChildren(changed: () => void): () => void {
  const inAnotherTab = ({ key }: StorageEvent) => key === CHILDREN_KEY && changed()
  addEventListener(CHANGED, changed)
  addEventListener('storage', inAnotherTab)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', inAnotherTab)
  }
}
