import { LRUCache } from 'lru-cache'
import { addDays, berlinDay, berlinHour } from '#lib/berlin-day.ts'
import type { Shown } from './shown.ts'

/** Something that is kept until what it shows changes. */
export type KeptShown = {
  shown: Shown
  /** Instant (milliseconds since 1970) from which it counts as expired. */
  freshUntil: number
  /** Instant at which it was stored: once the clock has been set back, `freshUntil` is meaningless. */
  cachedAt?: number
}

/** Changes while something is being made: if it shows them, it may contain older data. */
type Making = { changed: Set<string>; anything: boolean }

/**
 * What is cached in memory until something that it shows changes. The outbox of the directory tells every process about
 * the changes. The least recently used leave first.
 */
export class ShownCache<Kept extends KeptShown> {
  protected readonly kept: LRUCache<string, Kept>
  readonly #making = new Set<Making>()

  /** @param limits how much is kept, as `lru-cache` takes it */
  constructor(limits: LRUCache.Options<string, Kept, unknown>) {
    this.kept = new LRUCache<string, Kept>(limits)
  }

  /** Finds what is up to date. */
  find(key: string): Kept | undefined {
    const kept = this.kept.get(key)
    const now = Date.now()
    return kept && kept.freshUntil > now && (kept.cachedAt ?? now) <= now ? kept : undefined
  }

  /**
   * Follows the changes while something is being made.
   *
   * @returns `keep` stores it unless something that it shows has changed; `end` must be called in any case
   */
  begin(): { keep: (key: string, made: Kept) => void; end: () => void } {
    const making: Making = { changed: new Set(), anything: false }
    this.#making.add(making)
    return {
      keep: (key, made) => {
        if (!making.anything && !shows(made, making.changed))
          this.kept.set(key, Object.assign(made, { cachedAt: Date.now() }))
      },
      end: () => this.#making.delete(making),
    }
  }

  /**
   * Finds what is up to date, or else makes it and keeps it unless something that it shows changes meanwhile.
   *
   * @param key everything on which it depends; undefined finds and keeps nothing
   * @param make makes it; what does not say what it shows is not kept
   * @throws what `make` throws
   */
  async findOrMake<Unkept extends { shown: undefined }>(
    key: string | undefined,
    make: () => Promise<Kept | Unkept>,
  ): Promise<Kept | Unkept> {
    const known = key === undefined ? undefined : this.find(key)
    if (known) return known
    const making = this.begin()
    try {
      const made = await make()
      if (key !== undefined && made.shown) making.keep(key, made as Kept)
      return made
    } finally {
      making.end()
    }
  }

  /** Removes what shows one of the schools, or everything. */
  evict(schools: readonly string[] | 'all'): void {
    if (schools === 'all') {
      for (const making of this.#making) making.anything = true
      this.kept.clear()
      return
    }
    if (schools.length === 0) return
    for (const { changed } of this.#making) for (const id of schools) changed.add(id)
    const changed = new Set(schools)
    for (const [key, kept] of this.kept.entries()) if (shows(kept, changed)) this.kept.delete(key)
  }
}

function shows({ shown: { schools } }: KeptShown, changed: ReadonlySet<string>): boolean {
  return schools === 'all' ? changed.size > 0 : schools.some((id) => changed.has(id))
}

let last = { day: '', end: 0 }

/** Returns the instant (milliseconds since 1970) from which something made now counts as expired. */
export function expiryOf({ until = [] }: Pick<Shown, 'until'>, now = new Date()): number {
  const day = berlinDay(now)
  if (day !== last.day) last = { day, end: berlinHour(addDays(day, 1), 0).getTime() }
  return Math.min(last.end, ...until.map((instant) => instant.getTime()))
}
