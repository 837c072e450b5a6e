import { evictData } from './kept-data.server.ts'
import { evictRows } from './kept-rows.server.ts'
import { type KeptShown, ShownCache } from './shown-cache.server.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** In memory, the map of a page takes about this much besides its bytes. */
const ENTRY_BYTES = 2048
/** Milliseconds for which an expired page may still be shown if a new one cannot be made (RFC 5861). */
const STALE_MS = 3_600_000

/** How a page is compressed for sending, as `Content-Encoding` names it. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as it was sent. */
export type CachedPage = KeptShown & {
  /** Without those of the encoding. */
  headers: [string, string][]
  /** Opaque part of the entity tag, without quotes. */
  tag: string
  /** In each encoding requested so far; never empty. */
  bodies: Map<Encoding, Buffer<ArrayBuffer>>
  /** Whether the Brotli body is the smaller one made for a page that was requested again. */
  isCompressedBetter?: true
}

/** Pages for visitors who are not signed in. */
export class PageCache extends ShownCache<CachedPage> {
  #hits = 0
  #misses = 0

  constructor(maxBytes: number = MAX_BYTES) {
    super({
      maxSize: maxBytes,
      sizeCalculation: ({ bodies }) => ENTRY_BYTES + bodies.values().reduce((sum, { length }) => sum + length, 0),
    })
  }

  override find(key: string): CachedPage | undefined {
    const page = super.find(key)
    if (page) this.#hits++
    return page
  }

  /** Finds a page that nothing has changed since it was made, though it may have expired. */
  findStale(key: string): CachedPage | undefined {
    const page = this.kept.get(key)
    return page && page.freshUntil + STALE_MS > Date.now() ? page : undefined
  }

  /** Adds a body in another encoding to a page, for everybody who requests it from now on. */
  addBody(key: string, page: CachedPage, encoding: Encoding, body: Buffer<ArrayBuffer>): void {
    page.bodies.set(encoding, body)
    // Setting it again updates the count of its bytes.
    if (this.kept.peek(key) === page) this.kept.set(key, page)
  }

  override begin(): ReturnType<ShownCache<CachedPage>['begin']> {
    const { keep, end } = super.begin()
    return {
      keep: (key, page) => {
        this.#misses++
        keep(key, page)
      },
      end,
    }
  }

  /** Counts since the start of this process, and the current contents. */
  get figures(): { pages: number; bytes: number; hits: number; misses: number } {
    const { size: pages, calculatedSize: bytes } = this.kept
    return { pages, bytes, hits: this.#hits, misses: this.#misses }
  }
}

/** The pages of this process. */
export const pageCache = new PageCache()

/** The API answers of this process, apart from the pages so that a program that reads everything evicts none. */
export const answerCache = new PageCache(MAX_BYTES / 4)

const others = new Set<(schools: readonly string[] | 'all') => void>()

/** Has another cache of this process evict what shows changed schools, too. */
export const onChangedSchools = (evict: (schools: readonly string[] | 'all') => void): void => void others.add(evict)

/** Removes everything that shows one of these changed schools, or everything, from the caches of this process. */
export function evictChanged(schools: readonly string[] | 'all'): void {
  evictRows(schools)
  evictData(schools)
  pageCache.evict(schools)
  answerCache.evict(schools)
  for (const evict of others) evict(schools)
}
