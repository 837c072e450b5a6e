import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { tagsOfChange } from './edge-tags.ts'

/** Milliseconds for which further changes are awaited before the tags are sent. */
const GATHER_MS = 250
/** Tags in one request: as many as Cloudflare takes. */
const TAGS_AT_ONCE = 30
const ANSWER_MS = 10_000
const MIN_RETRY_MS = 1000
const MAX_RETRY_MS = 60_000

type Send = (tags: readonly string[]) => Promise<void>

/**
 * Tells the cache in front of the site which pages have changed. Every process does, after it has dropped them itself:
 * whatever the cache fetched meanwhile from one that had not yet, that one drops. Tags that could not be sent are sent
 * again, with those that came since.
 */
export class EdgePurger {
  #waiting = new Set<string>()
  #running: Promise<void> | undefined
  #stopping = new AbortController()
  readonly #send: Send
  readonly #pauses: { gatherMs: number; retryMs: number }

  constructor(send: Send, pauses = { gatherMs: GATHER_MS, retryMs: MIN_RETRY_MS }) {
    this.#send = send
    this.#pauses = pauses
  }

  /** Has pages dropped that show one of these schools, or all pages. */
  changed(schools: readonly string[] | 'all'): void {
    for (const tag of tagsOfChange(schools)) this.#waiting.add(tag)
    this.#start()
  }

  #start(): void {
    if (this.#waiting.size === 0 || this.#stopping.signal.aborted) return
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
      this.#start()
    })
  }

  /** Waits until everything is sent. */
  async settled(): Promise<void> {
    await this.#running
  }

  /** Ends waiting; what was not sent lasts until it expires. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    let retryMs = this.#pauses.retryMs
    let failures = 0
    await this.#pause(this.#pauses.gatherMs)
    while (this.#waiting.size > 0 && !this.#stopping.signal.aborted) {
      const tags = [...this.#waiting].slice(0, TAGS_AT_ONCE)
      try {
        await this.#send(tags)
        for (const tag of tags) this.#waiting.delete(tag)
        if (failures > 0) log().info({ failures }, 'the cache in front takes purges again')
        failures = 0
        retryMs = this.#pauses.retryMs
      } catch (error) {
        if (failures === 0) log().warn({ err: error }, 'the cache in front took no purge: its pages last up to an hour')
        failures++
        await this.#pause(retryMs)
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
      }
    }
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { ref: false, signal: this.#stopping.signal }).catch(() => {})
  }
}

/**
 * Sends tags in the ways that caches read: as JSON in the body (Cloudflare) and in the header `Surrogate-Key` (Fastly,
 * Varnish).
 *
 * @param header of the request that says who asks, as `Name: value`
 * @throws Error if the cache refuses them or does not answer
 */
export async function sendTags(url: string, header: string | undefined, tags: readonly string[]): Promise<void> {
  const [name, ...value] = header?.split(': ') ?? []
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
      ...(name && { [name]: value.join(': ') }),
    },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${response.status} from ${new URL(url).host}`)
}

let purger: EdgePurger | undefined

/** Has the cache in front of the site, if there is one, drop pages that show changed schools. */
export function purgeEdge(schools: readonly string[] | 'all'): void {
  const { CDN_PURGE_URL: url, CDN_PURGE_HEADER: header } = env()
  if (url === undefined) return
  purger ??= new EdgePurger((tags) => sendTags(url, header, tags))
  purger.changed(schools)
}

/** Ends purging with the process. */
export async function stopPurging(): Promise<void> {
  await purger?.stop()
  purger = undefined
}
