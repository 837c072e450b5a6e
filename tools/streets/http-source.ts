import http from 'node:http'
import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { type AddressGuard, assertAllowedUrl, guardedLookup } from '#lib/net/public-address.ts'
import type { ByteSource, SourceLimits } from './byte-source.ts'

type Options = { limits: SourceLimits; signal: AbortSignal; guard?: AddressGuard | undefined }
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** A temporary failure: the connection broke, or the server is busy. */
class Passing extends Error {
  waitMs: number | undefined
  constructor(message: string, waitMs?: number) {
    super(message)
    this.waitMs = waitMs
  }
}

const REDIRECTS = [301, 302, 303, 307, 308]
const MAX_REDIRECTS = 3
const MAX_WAIT_MS = 60_000
const BUSY = [408, 425, 429, 500, 502, 503, 504]

/**
 * A file on a server that supports ranges (RFC 9110, section 14). Every answer must hold exactly the requested bytes of
 * a file with the same size and entity tag as in the first answer. Temporary failures are retried, each time after
 * twice the pause, or after the pause that the server requests. Redirects are followed only within the same origin.
 */
export class HttpSource implements ByteSource {
  readonly name: string
  readonly isRemote = true
  size = 0
  version = ''
  #etag: string | undefined
  #url: URL
  #left: number
  readonly #options: Options
  readonly #agent: http.Agent

  private constructor(url: URL, options: Options) {
    const { guard, limits } = options
    if (guard) assertAllowedUrl(url, guard)
    this.name = url.href
    this.#url = url
    this.#options = options
    this.#left = limits.requests
    // All connections of this agent are made through the guard, so reusing one never reaches an unchecked machine.
    const lookup = guard ? { lookup: guardedLookup(guard) } : {}
    this.#agent = new (url.protocol === 'https:' ? https : http).Agent({ keepAlive: true, ...lookup })
  }

  /** @throws Error in one sentence: no answer, no such file, no ranges, an address that the guard refuses */
  static async open(url: URL, options: Options): Promise<HttpSource> {
    const source = new HttpSource(url, options)
    await source.#begin().catch(async (error) => {
      await source.close()
      throw error
    })
    return source
  }

  async #begin(): Promise<void> {
    const { headers } = await this.#patiently(() => this.#range(0, 1))
    this.size = totalOf(headers) ?? 0
    this.#etag = headers.etag
    this.version = `${this.size} ${headers.etag ?? headers['last-modified'] ?? ''}`
  }

  async read(offset: number, length: number): Promise<Buffer> {
    const { body } = await this.#patiently(() => this.#range(offset, length))
    return body
  }

  async close(): Promise<void> {
    this.#agent.destroy()
  }

  async #patiently(ask: () => Promise<Answer>): Promise<Answer> {
    const { limits, signal } = this.#options
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask()
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof Passing) || attempt >= limits.attempts) throw error
        const wait = error.waitMs ?? limits.pauseMs * 2 ** (attempt - 1)
        await pause(Math.min(wait, MAX_WAIT_MS), undefined, { signal })
      }
    }
  }

  async #range(offset: number, length: number): Promise<Answer> {
    const answer = await this.#follow({ range: `bytes=${offset}-${offset + length - 1}` }, length)
    const { status, headers, body } = answer
    const { host } = this.#url
    if (BUSY.includes(status)) throw new Passing(`${host} answered with status ${status}.`, waitOf(headers))
    const isChanged = this.size > 0 && (totalOf(headers) !== this.size || headers.etag !== this.#etag)
    if (status === 412 || status === 416 || (status === 206 && isChanged)) {
      throw new Error(`${this.name} has changed while it was read: start again.`)
    }
    if (status === 200)
      throw new Error(`${host} does not answer ranges of bytes, so nothing can be cut out of its file.`)
    if (status !== 206) throw new StatusError(this.name, status)
    const said = `bytes ${offset}-${offset + length - 1}/`
    if (!headers['content-range']?.startsWith(said) || totalOf(headers) === undefined) {
      throw new Error(`${host} answered with other bytes than those that were asked for.`)
    }
    if (body.length !== length) throw new Passing(`${host} broke off.`)
    return answer
  }

  async #follow(headers: Record<string, string>, length: number): Promise<Answer> {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const answer = await this.#ask(headers, length)
      const { location } = answer.headers
      if (!REDIRECTS.includes(answer.status) || location === undefined) return answer
      const next = URL.canParse(location, this.#url) ? new URL(location, this.#url) : undefined
      if (next?.origin !== this.#url.origin) throw new Error(`${this.name} leads to another server.`)
      this.#url = next
    }
    throw new Error(`${this.name} leads from one address to the next without end.`)
  }

  #ask(headers: Record<string, string>, length: number): Promise<Answer> {
    if (this.#left-- <= 0) throw new Error(`${this.name} needs more than ${this.#options.limits.requests} requests.`)
    const { limits, signal } = this.#options
    const { host, protocol } = this.#url
    const { get } = protocol === 'https:' ? https : http
    // A weak tag may name different bytes, so it cannot be a condition for a range (RFC 9110, section 13.1.1).
    const unchanged = this.#etag?.startsWith('"') ? { 'if-match': this.#etag } : {}
    const all = { ...headers, ...unchanged, 'accept-encoding': 'identity', 'user-agent': 'Aulario' }
    return new Promise((resolve, reject) => {
      const broke = () => reject(new Passing(`${host} cannot be reached or broke off.`))
      const request = get(
        this.#url,
        { agent: this.#agent, headers: all, signal, timeout: limits.idleMs },
        (response) => {
          const { statusCode: status = 0, headers } = response
          // Anything other than an answer to the range is not worth reading.
          if (status !== 206) {
            response.destroy()
            resolve({ status, headers, body: Buffer.alloc(0) })
            return
          }
          const parts: Buffer[] = []
          let seen = 0
          response.on('data', (part: Buffer) => {
            seen += part.length
            parts.push(part)
            if (seen > length) response.destroy(new Error('too long'))
          })
          response.on('end', () => resolve({ status, headers, body: Buffer.concat(parts) }))
          response.on('error', broke)
        },
      )
      request.on('timeout', () => request.destroy(new Error('idle')))
      request.on('error', (error) => (isRefusal(error) ? reject(error) : broke()))
    })
  }
}

/** A definite refusal by the server: the file does not exist or is not available. */
export class StatusError extends Error {
  readonly status: number
  constructor(name: string, status: number) {
    super(`${name} answered with status ${status}.`)
    this.status = status
  }
}

/** Errors of the guard have no code; those of connections do. */
const isRefusal = (error: NodeJS.ErrnoException) =>
  error.code === undefined && /of the public internet/.test(error.message)

function totalOf(headers: http.IncomingHttpHeaders): number | undefined {
  const total = /^bytes \d+-\d+\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1]
  return total === undefined ? undefined : Number(total)
}

function waitOf(headers: http.IncomingHttpHeaders): number | undefined {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
