import type { Ways } from '#app/features/routing/ways.ts'
import { fetchWays } from './fetch-ways.ts'
import type { OwnPoint } from './own-point.ts'

/** The elements of a page appear one after the other. */
const REST_MS = 50

/**
 * Asks for the ways to the schools of a page together, once for each school and point. What was answered is forgotten
 * with the page.
 */
export class WayAsker {
  readonly #answered: () => void
  readonly #asked = new Set<string>()
  readonly #known = new Map<string, Ways>()
  #wanted: string[] = []
  #from = ''

  /** @param answered called when more is known */
  constructor(answered: () => void) {
    this.#answered = answered
  }

  /** Returns the ways to a school if they are known, and asks for them otherwise. */
  waysFrom(point: OwnPoint, id: string): Ways | undefined {
    const from = `${point.lat},${point.lng}`
    if (from !== this.#from) this.#forget(from)
    if (!this.#asked.has(id)) {
      this.#asked.add(id)
      if (this.#wanted.length === 0) setTimeout(() => void this.#ask(point, from), REST_MS)
      this.#wanted.push(id)
    }
    return this.#known.get(id)
  }

  #forget(from: string): void {
    this.#from = from
    this.#asked.clear()
    this.#known.clear()
    this.#wanted = []
  }

  async #ask(point: OwnPoint, from: string): Promise<void> {
    if (from !== this.#from) return
    const ids = this.#wanted
    this.#wanted = []
    const ways = await fetchWays(point, ids).catch(() => undefined)
    if (!ways || from !== this.#from) return
    for (const [id, found] of Object.entries(ways)) this.#known.set(id, found)
    this.#answered()
  }
}
