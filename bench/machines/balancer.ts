import { setTimeout as sleep } from 'node:timers/promises'
import { strangerHeaders, writeTicket } from '../cluster/write-ticket.ts'

const CHECK_MS = 1000
const CHECK_WITHIN_MS = 2000
const ANSWER_WITHIN_MS = 15_000
const WRITERS = 3
const READERS = 6

export type Phase = string
/** What visitors saw. */
export type Seen = { acknowledged: string[]; counts: Map<string, number>; slowestMs: Map<Phase, number> }

/**
 * Visitors of several programs behind a balancer that asks each of them every second whether it is ready, and sends a
 * request that no program took to the next one, but repeats no form.
 */
export class Visits {
  readonly #origins: readonly string[]
  readonly #schools: readonly string[]
  readonly #ready = new Set<string>()
  readonly #running: Promise<void>[]
  #phase: Phase
  #isOver = false
  #next = 0
  readonly seen: Seen = { acknowledged: [], counts: new Map(), slowestMs: new Map() }

  constructor(origins: readonly string[], schools: readonly string[], phase: Phase) {
    this.#origins = origins
    this.#schools = schools
    this.#phase = phase
    for (const origin of origins) this.#ready.add(origin)
    this.#running = [
      ...origins.map((origin) => this.#check(origin)),
      ...Array.from({ length: WRITERS }, () => this.#write()),
      ...Array.from({ length: READERS }, () => this.#read()),
    ]
  }

  enter(phase: Phase): void {
    this.#phase = phase
  }

  async end(): Promise<Seen> {
    this.#isOver = true
    await Promise.all(this.#running)
    return this.seen
  }

  /** @returns the next program that is ready, if any is */
  #choose(): string | undefined {
    const ready = this.#origins.filter((origin) => this.#ready.has(origin))
    return ready[this.#next++ % ready.length]
  }

  async #check(origin: string): Promise<void> {
    while (!this.#isOver) {
      const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(CHECK_WITHIN_MS) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) this.#ready.add(origin)
      else this.#ready.delete(origin)
      await sleep(CHECK_MS)
    }
  }

  async #write(): Promise<void> {
    await this.#again('form', async (origin) => {
      const written = await writeTicket(origin, ANSWER_WITHIN_MS)
      if (written.status === 200) this.seen.acknowledged.push(written.text)
      return written.status
    })
  }

  async #read(): Promise<void> {
    await this.#again('page', async (origin) => {
      const number = this.#next
      const path = `/schools/${this.#schools[number % this.#schools.length]}?n=${number}`
      const init = { headers: strangerHeaders(origin), signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }
      const answer = await fetch(origin + path, init)
      await answer.text()
      return answer.status
    })
  }

  async #again(what: string, request: (origin: string) => Promise<number>): Promise<void> {
    while (!this.#isOver) {
      const [phase, startedAt] = [this.#phase, performance.now()]
      const status = await this.#untilTaken(request)
      const key = `${phase}: ${what} ${status}`
      this.seen.counts.set(key, (this.seen.counts.get(key) ?? 0) + 1)
      const ms = performance.now() - startedAt
      this.seen.slowestMs.set(phase, Math.max(ms, this.seen.slowestMs.get(phase) ?? 0))
      if (status !== 200) await sleep(50)
    }
  }

  /** @returns the status, or how the connection failed */
  async #untilTaken(request: (origin: string) => Promise<number>): Promise<number | string> {
    for (let tries = 0; tries < this.#origins.length; tries++) {
      const origin = this.#choose()
      if (!origin) return 'no program is ready'
      try {
        return await request(origin)
      } catch (error) {
        const code = codeOf(error)
        this.#ready.delete(origin)
        // What no program took is sent to the next one.
        if (code !== 'ECONNREFUSED' && code !== 'EHOSTUNREACH' && code !== 'UND_ERR_CONNECT_TIMEOUT') return code
      }
    }
    return 'no program took it'
  }
}

function codeOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string } }
  return cause?.code ?? name
}
