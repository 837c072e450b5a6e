import { HEARTBEAT_MS, MAX_PAUSE_MS, POLL_EVERY, POLL_FROM, RECONNECT_MS, TIMEOUT_MS } from './realtime.ts'

/** What a stream tells; `fail` when it breaks or never comes about. */
export type StreamEvents = { unread: (count: number) => void; heartbeat: () => void; end: () => void; fail: () => void }

/** How a page reaches the server. */
export type Transport = {
  /** Opens a stream. @returns closes it, or undefined where streams cannot be had */
  open: (events: StreamEvents) => (() => void) | undefined
  /** Asks once. @returns the number, or undefined when nobody is signed in any more; rejects when there is no answer */
  poll: () => Promise<number | undefined>
}

/**
 * Keeps the number of unread entries current: by a stream that is opened again after 1, 2, 5, then always 10 seconds
 * when it fails or falls silent, and by asking as well when that goes on for long or there are no streams. Ends for good
 * when nobody is signed in any more.
 */
export class LiveConnection {
  readonly #transport: Transport
  readonly #show: (unread: number) => void
  #close: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #running = false

  constructor(transport: Transport, show: (unread: number) => void) {
    this.#transport = transport
    this.#show = show
  }

  /** Begins, at once with an attempt; a second call changes nothing. */
  start(): void {
    if (this.#running) return
    this.#running = true
    this.#failures = 0
    this.#connect()
  }

  /** Ends everything until the next start, such as while nobody sees the page. */
  stop(): void {
    this.#running = false
    this.#drop()
  }

  #connect() {
    this.#drop()
    this.#close = this.#transport.open({
      unread: (count) => {
        this.#alive()
        this.#show(count)
      },
      heartbeat: () => this.#alive(),
      end: () => this.#ask(),
      fail: () => this.#fail(),
    })
    if (this.#close) this.#wait(HEARTBEAT_MS + TIMEOUT_MS, () => this.#fail())
    else this.#ask()
  }

  /** Something came: the connection stands, and the next heartbeat is due. */
  #alive() {
    if (!this.#running) return
    this.#failures = 0
    this.#wait(HEARTBEAT_MS + TIMEOUT_MS, () => this.#fail())
  }

  #fail() {
    if (!this.#running) return
    this.#drop()
    const pause = RECONNECT_MS[this.#failures] ?? MAX_PAUSE_MS
    this.#failures++
    if (this.#failures >= POLL_FROM && (this.#failures - POLL_FROM) % POLL_EVERY === 0) void this.#poll()
    this.#wait(pause, () => this.#connect())
  }

  /** Without a stream: asks now, and again as often as a heartbeat would come. */
  #ask() {
    if (!this.#running) return
    this.#drop()
    void this.#poll()
    this.#wait(HEARTBEAT_MS, () => this.#connect())
  }

  async #poll() {
    try {
      const unread = await this.#transport.poll()
      if (!this.#running) return
      if (unread === undefined) this.stop()
      else this.#show(unread)
    } catch {
      // The next attempt stands already.
    }
  }

  #wait(ms: number, then: () => void) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, ms)
  }

  #drop() {
    clearTimeout(this.#timer)
    this.#close?.()
    this.#close = undefined
  }
}
