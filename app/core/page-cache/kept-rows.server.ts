import { LRUCache } from 'lru-cache'

/** Rows of all kinds together. One takes about a kilobyte, so a process holds some 8 MB of them. */
const MAX_ROWS = 8000

/** A row or value as the caches hold it; they take no `undefined`. */
type Kept = { row: unknown }
type Reading = { changed: Set<string>; anything: boolean }

/** With more changed schools at once, as after an import, looking for each would take longer than reading rows anew. */
const MAX_EVICTED = 1000
/** Values that belong to no single school, by what they were read for. */
const MAX_VALUES = 1000
/** Milliseconds after which such a value is read again, as the time itself changes it. */
const VALUE_MS = 60_000

const rows = new LRUCache<string, Kept>({ max: MAX_ROWS })
const values = new LRUCache<string, Kept & { readAt: number }>({ max: MAX_VALUES })
const readings = new Set<Reading>()
let kinds = 0
let isCurrent = (): boolean => false

/**
 * Keeps what lists show of schools in the memory of this process, by id, until the school changes: of the lists that
 * visitors request, most share their schools with others. While a change of the directory is known of but not yet
 * taken in, all are read anew, so that nobody misses what they have just saved. Everybody gets the same objects, so
 * nobody may change them.
 *
 * @param read reads rows by id; ids without a row are left out
 * @returns `read`, which reads only what is not kept
 */
export function keepRows<Row>(
  read: (ids: string[]) => Promise<ReadonlyMap<string, Row>>,
): (ids: readonly string[]) => Promise<Map<string, Readonly<Row>>> {
  const kind = kinds++
  return async (ids) => {
    if (!isCurrent()) return new Map(await read([...new Set(ids)]))
    const found = new Map<string, Row>()
    const missing = new Set<string>()
    for (const id of ids) {
      const kept = rows.get(`${kind} ${id}`)
      if (kept) found.set(id, kept.row as Row)
      else missing.add(id)
    }
    if (missing.size === 0) return found
    const reading = begin()
    try {
      // Ids without a row are not kept: visitors can invent as many as they like.
      for (const [id, row] of await read([...missing])) {
        found.set(id, row)
        if (isCurrent() && !reading.anything && !reading.changed.has(id)) rows.set(`${kind} ${id}`, { row })
      }
    } finally {
      readings.delete(reading)
    }
    return found
  }
}

/** Like {@link keepRows}, for rows in the reader's language. */
export function keepRowsIn<Language extends string, Row>(
  read: (ids: string[], language: Language) => Promise<ReadonlyMap<string, Row>>,
): (ids: readonly string[], language: Language) => Promise<Map<string, Readonly<Row>>> {
  const byLanguage = new Map<Language, (ids: readonly string[]) => Promise<Map<string, Readonly<Row>>>>()
  return (ids, language) => {
    const find = byLanguage.get(language) ?? keepRows((missing) => read(missing, language))
    byLanguage.set(language, find)
    return find(ids)
  }
}

/**
 * Keeps what lists show besides their schools, such as counts of a region, until anything changes in the directory, for
 * a minute at most.
 *
 * @param read reads the value; what it is read for must be as few as regions are, not anything that visitors type
 */
export function keepValue<Asked, Value>(read: (asked: Asked) => Promise<Value>): (asked: Asked) => Promise<Value> {
  const kind = kinds++
  return async (asked) => {
    if (!isCurrent()) return await read(asked)
    const key = `${kind} ${JSON.stringify(asked)}`
    const kept = values.get(key)
    if (kept && Math.abs(Date.now() - kept.readAt) < VALUE_MS) return kept.row as Value
    const reading = begin()
    const readAt = Date.now()
    try {
      const value = await read(asked)
      if (isCurrent() && !reading.anything && reading.changed.size === 0) values.set(key, { row: value, readAt })
      return value
    } finally {
      readings.delete(reading)
    }
  }
}

function begin(): Reading {
  const reading: Reading = { changed: new Set(), anything: false }
  readings.add(reading)
  return reading
}

/** Removes what is kept of these changed schools, or all; what is being read of them meanwhile is not kept. */
export function evictRows(schools: readonly string[] | 'all'): void {
  for (const reading of readings) {
    if (schools === 'all') reading.anything = true
    else for (const id of schools) reading.changed.add(id)
  }
  if (schools.length > 0) values.clear()
  if (schools === 'all' || schools.length > MAX_EVICTED) rows.clear()
  else for (const id of schools) for (let kind = 0; kind < kinds; kind++) rows.delete(`${kind} ${id}`)
}

/** Whether this process has taken in every change of the directory of which it has been told. */
export const mayUseKept = (): boolean => isCurrent()

/**
 * Lets rows and values be kept from now on.
 *
 * @param current whether {@link evictRows} has been called for every change of which this process has been told
 */
export function followChanges(current: () => boolean): void {
  isCurrent = current
}
