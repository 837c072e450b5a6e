import { listen } from '#db/listen.ts'
import { log } from '#lib/log.ts'
import { countUnread } from './count-unread.server.ts'
import { CHANNEL, EVERYBODY } from './signal.server.ts'

/** Maximum number of streams that one process keeps open, and that one person may have: each visible window has one. */
const MAX_STREAMS = 5000
const MAX_STREAMS_PER_PERSON = 8
/** People whose numbers are read by one statement. */
const BATCH_SIZE = 500

/** An open page of a person. */
type Subscriber = { show: (unread: number) => void; end: () => void }

/** Serves the open pages of this process with their numbers of unread notifications. */
export class Hub {
  readonly #people = new Map<string, Set<Subscriber>>()
  #size = 0
  #closed = false
  #stopListening: (() => void) | undefined
  /** People whose numbers are to be read, and whether reading is in progress. */
  readonly #due = new Set<string>()
  #looking = false

  /**
   * Tells a subscriber the number soon, and every change from then on.
   *
   * @returns a function that unsubscribes, or undefined when there are already too many subscribers
   */
  subscribe(userId: string, subscriber: Subscriber): (() => void) | undefined {
    const own = this.#people.get(userId) ?? new Set()
    if (this.#closed || this.#size >= MAX_STREAMS || own.size >= MAX_STREAMS_PER_PERSON) return undefined
    this.#stopListening ??= listen(CHANNEL, (payload) => this.#look(payload))
    this.#people.set(userId, own.add(subscriber))
    this.#size++
    this.#look(userId)
    return () => this.#unsubscribe(userId, subscriber)
  }

  /** Ends every stream and refuses new ones. */
  close(): void {
    this.#closed = true
    for (const own of [...this.#people.values()]) for (const subscriber of [...own]) subscriber.end()
    this.#stopListening?.()
  }

  #unsubscribe(userId: string, subscriber: Subscriber) {
    const own = this.#people.get(userId)
    if (!own?.delete(subscriber)) return
    this.#size--
    if (own.size === 0) this.#people.delete(userId)
  }

  /** @param payload a user, or everybody; missing when notifications may have been missed */
  #look(payload: string = EVERYBODY) {
    if (payload === EVERYBODY) for (const id of this.#people.keys()) this.#due.add(id)
    else if (this.#people.has(payload)) this.#due.add(payload)
    if (!this.#looking) void this.#lookAtAll()
  }

  /** Runs one statement after the other, so that an older number never replaces a newer one. */
  async #lookAtAll() {
    this.#looking = true
    while (this.#due.size > 0) {
      const ids = [...this.#due].slice(0, BATCH_SIZE)
      for (const id of ids) this.#due.delete(id)
      try {
        for (const [id, unread] of await countUnread(ids))
          for (const { show } of this.#people.get(id) ?? []) show(unread)
      } catch (error) {
        log().warn({ err: error }, 'the numbers of unread entries could not be read')
      }
    }
    this.#looking = false
  }
}

let hub: Hub | undefined

/** Returns the hub of this process, created on first use. */
export function openHub(): Hub {
  hub ??= new Hub()
  return hub
}

/** Ends the streams of this process, which is about to stop. */
export function closeStreams(): void {
  openHub().close()
}
