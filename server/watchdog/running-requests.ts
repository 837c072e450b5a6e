import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'

const SLOTS = 64
const SLOT_BYTES = 256
const STARTS = Array.from({ length: SLOTS }, (_, slot) => slot * SLOT_BYTES)

/** Name under which the watchdog reads from the blocked main thread which request it is working on. */
export const CURRENT_REQUEST = 'aulario.current-request'

/**
 * The running requests, in memory that another thread can read while this one is blocked: one slot each, whose first
 * byte is the length of its text, or 0 while the slot is free. Requests beyond the last slot run without being listed.
 */
export class RunningRequests {
  readonly memory: SharedArrayBuffer
  readonly #bytes: Uint8Array
  readonly #current = new AsyncLocalStorage<string>()
  readonly #encoder = new TextEncoder()

  /** @param memory that of another thread's list, in order to read it */
  constructor(memory = new SharedArrayBuffer(SLOTS * SLOT_BYTES)) {
    this.memory = memory
    this.#bytes = new Uint8Array(memory)
  }

  /**
   * Lists a request for as long as it runs.
   *
   * @param request its id, method and path without query, separated by spaces
   */
  async follow<T>(request: string, run: () => Promise<T>): Promise<T> {
    const slot = this.#take(request)
    try {
      return await this.#current.run(request, run)
    } finally {
      if (slot !== undefined) this.#bytes[slot] = 0
    }
  }

  /** Returns the request whose code is currently running. */
  current(): string | undefined {
    return this.#current.getStore()
  }

  /** Returns all running requests, in no particular order. */
  list(): string[] {
    const decoder = new TextDecoder()
    const taken = STARTS.filter((start) => this.#bytes[start] !== 0)
    // TextDecoder does not accept shared memory; `slice` copies.
    return taken.map((start) => decoder.decode(this.#bytes.slice(start + 1, start + 1 + this.#bytes[start]!)))
  }

  #take(request: string): number | undefined {
    const slot = STARTS.find((start) => this.#bytes[start] === 0)
    if (slot === undefined) return undefined
    const { written } = this.#encoder.encodeInto(request, this.#bytes.subarray(slot + 1, slot + SLOT_BYTES))
    this.#bytes[slot] = written
    return slot
  }
}

/** Lists each request while it runs, so that the watchdog can name the one that does not end. */
export function followRequests(running: RunningRequests): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return (c, next) => running.follow(`${c.get('requestId')} ${c.req.method} ${c.req.path}`, next)
}
