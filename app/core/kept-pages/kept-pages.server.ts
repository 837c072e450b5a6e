import { LRUCache } from 'lru-cache'
import { addDays, berlinDay, berlinHour } from '#lib/berlin-day.ts'
import type { Shown } from './shown.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** The map of a page in memory takes about this much beside its bytes. */
const ENTRY_BYTES = 2048
/** Time for which a page that is out of date by the clock may still be shown if a new one cannot be made (RFC 5861). */
const STALE_MS = 3_600_000

/** How a page is packed for sending, as `Content-Encoding` names it. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it was sent. */
export type KeptPage = {
  /** Without those of the encoding. */
  headers: [string, string][]
  /** Opaque part of the entity tag, without quotes. */
  tag: string
  /** In each encoding that was asked for; never empty. */
  bodies: Map<Encoding, Buffer<ArrayBuffer>>
  /** Whether the body in Brotli is the smaller one of a page that was asked for again. */
  isPackedBetter?: true
  shown: Shown
  /** Instant (milliseconds since 1970) from which it is out of date. */
  freshUntil: number
  /** Instant at which it was kept: a clock that was set back says how long it is fresh no more. */
  keptAt?: number
}

/** Changes while a page is made: one that shows them may be made of what was before. */
type Making = { changed: Set<string>; anything: boolean }

/**
 * Pages for visitors who are not signed in, kept in memory until what they show changes. The outbox of the directory
 * tells every process of the changes. Least recently used ones leave first.
 */
export class KeptPages {
  readonly #pages: LRUCache<string, KeptPage>
  readonly #making = new Set<Making>()
  #hits = 0
  #misses = 0

  constructor(maxBytes: number = MAX_BYTES) {
    this.#pages = new LRUCache<string, KeptPage>({
      maxSize: maxBytes,
      sizeCalculation: ({ bodies }) => ENTRY_BYTES + bodies.values().reduce((sum, { length }) => sum + length, 0),
    })
  }

  /** Finds a page that is up to date. */
  find(key: string): KeptPage | undefined {
    const page = this.#pages.get(key)
    const now = Date.now()
    if (!page || page.freshUntil <= now || (page.keptAt ?? now) > now) return undefined
    this.#hits++
    return page
  }

  /** Finds a page that nothing has changed since it was made, though it may be out of date by the clock. */
  findStale(key: string): KeptPage | undefined {
    const page = this.#pages.get(key)
    return page && page.freshUntil + STALE_MS > Date.now() ? page : undefined
  }

  /** Adds a body to a page in another encoding, for all who ask for it from now on. */
  addBody(key: string, page: KeptPage, encoding: Encoding, body: Buffer<ArrayBuffer>): void {
    page.bodies.set(encoding, body)
    // Its bytes are counted anew.
    if (this.#pages.peek(key) === page) this.#pages.set(key, page)
  }

  /**
   * Follows the changes while a page is made.
   *
   * @returns `keep` stores the page unless something changed that it shows, `end` must be called in any case
   */
  begin(): { keep: (key: string, page: KeptPage) => void; end: () => void } {
    const making: Making = { changed: new Set(), anything: false }
    this.#making.add(making)
    return {
      keep: (key, page) => {
        this.#misses++
        if (!making.anything && !shows(page, making.changed))
          this.#pages.set(key, Object.assign(page, { keptAt: Date.now() }))
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

  /** Counts since the start of this process, and what is kept now. */
  get figures(): { pages: number; bytes: number; hits: number; misses: number } {
    const { size: pages, calculatedSize: bytes } = this.#pages
    return { pages, bytes, hits: this.#hits, misses: this.#misses }
  }
}

function shows({ shown: { schools } }: KeptPage, changed: ReadonlySet<string>): boolean {
  return schools === 'all' ? changed.size > 0 : schools.some((id) => changed.has(id))
}

/** Returns the instant (milliseconds since 1970) from which a page made now is out of date. */
export function endOf({ until = [] }: Pick<Shown, 'until'>, now = new Date()): number {
  const midnight = berlinHour(addDays(berlinDay(now), 1), 0)
  return Math.min(midnight.getTime(), ...until.map((instant) => instant.getTime()))
}

/** The pages of this process. */
export const keptPages = new KeptPages()

/** The answers of the API in this process: apart, so that a program that reads everything drops no page of visitors. */
export const keptAnswers = new KeptPages(MAX_BYTES / 4)
