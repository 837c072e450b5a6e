import type { Hub } from './hub.server.ts'
import { HEARTBEAT_MS } from './realtime.ts'

type Options = {
  hub: Hub
  userId: string
  /** Whether the person is still signed in; checked at each heartbeat. */
  isSignedIn: () => Promise<boolean>
  heartbeatMs?: number
}

/**
 * Returns the events of a page as bytes of `text/event-stream`: `unread` with the number, initially and whenever it
 * changes; `heartbeat`; `end` once the person is signed out. A slow reader gets only the newest number, and is
 * disconnected when not even heartbeats get through.
 *
 * @returns undefined when there are already too many streams
 */
export function openStream(options: Options): ReadableStream<Uint8Array> | undefined {
  const stream = new EventStream(options)
  return stream.subscribed ? stream.readable : undefined
}

class EventStream {
  readonly readable: ReadableStream<Uint8Array>
  readonly subscribed: boolean
  readonly #options: Options
  readonly #unsubscribe: (() => void) | undefined
  #controller!: ReadableStreamDefaultController<Uint8Array>
  #timer: ReturnType<typeof setInterval> | undefined
  /** The newest number, and the one that was sent last. */
  #newest: number | undefined
  #given: number | undefined
  #ended = false

  constructor(options: Options) {
    this.#options = options
    this.readable = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller
        },
        pull: () => this.#sendNewest(),
        cancel: () => this.#release(),
      },
      { highWaterMark: 4 },
    )
    this.#unsubscribe = options.hub.subscribe(options.userId, {
      show: (unread) => this.#show(unread),
      end: () => this.#end(),
    })
    this.subscribed = this.#unsubscribe !== undefined
    if (!this.subscribed) return
    this.#timer = setInterval(() => void this.#beat(), options.heartbeatMs ?? HEARTBEAT_MS)
    this.#timer.unref()
  }

  async #beat() {
    if (!this.#hasRoom) return this.#end()
    const signedIn = await this.#options.isSignedIn().catch(() => undefined)
    if (this.#ended) return
    // When the database cannot be reached, the page reconnects later and is checked again.
    if (signedIn === undefined) return this.#end()
    this.#send(signedIn ? 'heartbeat' : 'end')
    if (!signedIn) this.#end()
  }

  get #hasRoom() {
    return (this.#controller.desiredSize ?? 0) > 0
  }

  #show(unread: number) {
    this.#newest = unread
    if (!this.#ended && this.#hasRoom) this.#sendNewest()
  }

  #sendNewest() {
    if (this.#newest === this.#given || this.#ended) return
    this.#given = this.#newest
    this.#send('unread', String(this.#newest))
  }

  #send(event: 'unread' | 'heartbeat' | 'end', data = '') {
    this.#controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${data}\n\n`))
  }

  #end() {
    if (this.#ended) return
    this.#release()
    this.#controller.close()
  }

  #release() {
    this.#ended = true
    clearInterval(this.#timer)
    this.#unsubscribe?.()
  }
}
