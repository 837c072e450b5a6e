import { HEARTBEAT_MS, MAX_PAUSE_MS, POLL_EVERY, POLL_FROM, RECONNECT_MS, TIMEOUT_MS } from './realtime.ts'

/** Events of a stream; `fail` when it breaks or cannot be opened. */
export type StreamEvents = { unread: (count: number) => void; heartbeat: () => void; end: () => void; fail: () => void }

/** How a page reaches the server. */
export type Transport = {
  /** Opens a stream. @returns a function that closes it, or undefined where streams are not supported */
  open: (events: StreamEvents) => (() => void) | undefined
  /**
   * Asks once.
   *
   * @returns the number, or undefined when the person is no longer signed in; rejects when there is no answer
   */
  poll: () => Promise<number | undefined>
}

/**
 * Keeps the number of unread notifications current through a stream. When the stream fails or falls silent, it is
 * reopened after 1, 2, 5, then always 10 seconds; when that keeps failing, or there are no streams, the server is
 * polled as well. It ends for good when the person is no longer signed in.
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

  /** Starts with an immediate attempt; a second call changes nothing. */
  start(): void {
    if (this.#running) return
    this.#running = true
    this.#failures = 0
    this.#connect()
  }

  /** Stops until the next start, for example while the page is not visible. */
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

  /** Something was received, so the connection works, and the next heartbeat is due. */
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

  /** Polls immediately, and again at the interval of heartbeats, while there is no stream. */
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
      // The next attempt is scheduled already.
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
