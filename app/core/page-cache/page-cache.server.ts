import { LRUCache } from 'lru-cache'
import { addDays, berlinDay, berlinHour } from '#lib/berlin-day.ts'
import { evictRows } from './kept-rows.server.ts'
import type { Shown } from './shown.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** In memory, the map of a page takes about this much besides its bytes. */
const ENTRY_BYTES = 2048
/** Milliseconds for which an expired page may still be shown if a new one cannot be made (RFC 5861). */
const STALE_MS = 3_600_000

/** How a page is compressed for sending, as `Content-Encoding` names it. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it was sent. */
export type CachedPage = {
  /** Without those of the encoding. */
  headers: [string, string][]
  /** Opaque part of the entity tag, without quotes. */
  tag: string
  /** In each encoding requested so far; never empty. */
  bodies: Map<Encoding, Buffer<ArrayBuffer>>
  /** Whether the Brotli body is the smaller one made for a page that was requested again. */
  isCompressedBetter?: true
  shown: Shown
  /** Instant (milliseconds since 1970) from which it counts as expired. */
  freshUntil: number
  /** Instant at which it was stored: once the clock has been set back, `freshUntil` is meaningless. */
  cachedAt?: number
}

/** Changes while a page is being made: a page that shows them may contain older data. */
type Making = { changed: Set<string>; anything: boolean }

/**
 * Pages for visitors who are not signed in, cached in memory until what they show changes. The outbox of the directory
 * tells every process about the changes. The least recently used leave first.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #making = new Set<Making>()
  #hits = 0
  #misses = 0

  constructor(maxBytes: number = MAX_BYTES) {
    this.#pages = new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      sizeCalculation: ({ bodies }) => ENTRY_BYTES + bodies.values().reduce((sum, { length }) => sum + length, 0),
    })
  }

  /** Finds a page that is up to date. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    const now = Date.now()
    if (!page || page.freshUntil <= now || (page.cachedAt ?? now) > now) return undefined
    this.#hits++
    return page
  }

  /** Finds a page that nothing has changed since it was made, though it may have expired. */
  findStale(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    return page && page.freshUntil + STALE_MS > Date.now() ? page : undefined
  }

  /** Adds a body in another encoding to a page, for everybody who requests it from now on. */
  addBody(key: string, page: CachedPage, encoding: Encoding, body: Buffer<ArrayBuffer>): void {
    page.bodies.set(encoding, body)
    // Setting it again updates the count of its bytes.
    if (this.#pages.peek(key) === page) this.#pages.set(key, page)
  }

  /**
   * Follows the changes while a page is being made.
   *
   * @returns `keep` stores the page unless something that it shows has changed; `end` must be called in any case
   */
  begin(): { keep: (key: string, page: CachedPage) => void; end: () => void } {
    const making: Making = { changed: new Set(), anything: false }
    this.#making.add(making)
    return {
      keep: (key, page) => {
        this.#misses++
        if (!making.anything && !shows(page, making.changed))
          this.#pages.set(key, Object.assign(page, { cachedAt: Date.now() }))
      },
      end: () => this.#making.delete(making),
    }
  }

  /** Removes the pages that show one of the schools, or all pages. */
  evict(schools: readonly string[] | 'all'): void {
    if (schools === 'all') {
      for (const making of this.#making) making.anything = true
      this.#pages.clear()
      return
    }
    if (schools.length === 0) return
    for (const { changed } of this.#making) for (const id of schools) changed.add(id)
    const changed = new Set(schools)
    for (const [key, page] of this.#pages.entries()) if (shows(page, changed)) this.#pages.delete(key)
  }

  /** Counts since the start of this process, and the current contents. */
  get figures(): { pages: number; bytes: number; hits: number; misses: number } {
    const { size: pages, calculatedSize: bytes } = this.#pages
    return { pages, bytes, hits: this.#hits, misses: this.#misses }
  }
}

function shows({ shown: { schools } }: CachedPage, changed: ReadonlySet<string>): boolean {
  return schools === 'all' ? changed.size > 0 : schools.some((id) => changed.has(id))
}

/** Returns the instant (milliseconds since 1970) from which a page made now counts as expired. */
export function expiryOf({ until = [] }: Pick<Shown, 'until'>, now = new Date()): number {
  const midnight = berlinHour(addDays(berlinDay(now), 1), 0)
  return Math.min(midnight.getTime(), ...until.map((instant) => instant.getTime()))
}

/** The pages of this process. */
export const pageCache = new PageCache()

/** The API answers of this process, apart from the pages so that a program that reads everything evicts none. */
export const answerCache = new PageCache(MAX_BYTES / 4)

/** Removes everything that shows one of these changed schools, or everything, from the caches of this process. */
export function evictChanged(schools: readonly string[] | 'all'): void {
  evictRows(schools)
  pageCache.evict(schools)
  answerCache.evict(schools)
}
