import { pipeline, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { exactSize } from './exact-size.ts'
import type { ByteRange, Storage, StoredFile } from './storage.ts'
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts'

/** Milliseconds without an answer after which a store counts as unreachable. */
const ANSWER_WITHIN_MS = 15_000
/** The same for an upload of the largest file. */
const UPLOAD_WITHIN_MS = 600_000
/** Bytes per millisecond of a store that is merely slow. */
const MIN_BYTES_PER_MS = 100
const MAX_RETRIES = 3
/** Longest pause before the first retry, in milliseconds; it doubles before each further one. */
const FIRST_REST_MS = 50
/** Key and time of each file in the answer to a ListObjects request. */
const LISTED = /<Contents>.*?<Key>([^<]*)<\/Key>.*?<LastModified>([^<]*)<\/LastModified>.*?<\/Contents>/gs

/**
 * Returns the milliseconds that an upload may take, a whole number: a small picture does not keep its sender waiting
 * for minutes.
 */
export const uploadWithin = (size: number): number =>
  Math.min(UPLOAD_WITHIN_MS, ANSWER_WITHIN_MS + Math.ceil(size / MIN_BYTES_PER_MS))

/** A bucket of any store that speaks the S3 protocol with AWS signature version 4. */
export class S3Storage implements Storage {
  readonly #bucket: string
  readonly #client: AwsClient
  readonly #answerWithinMs: number

  /**
   * @param bucket address of the bucket, such as https://s3.example/files or https://files.s3.example
   * @param answerWithinMs milliseconds until an answer begins; after that its reader sets the pace, however long the
   *   file
   */
  constructor(
    bucket: string,
    { region, id, secret }: { region: string; id: string; secret: string },
    answerWithinMs = ANSWER_WITHIN_MS,
  ) {
    this.#bucket = bucket.replace(/\/$/, '')
    this.#answerWithinMs = answerWithinMs
    this.#client = new AwsClient({
      accessKeyId: id,
      secretAccessKey: secret,
      region,
      service: 's3',
    })
  }

  async put(key: string, body: Readable, { size, type }: { size: number; type: string }): Promise<void> {
    // The signature covers everything but the bytes, which are streamed and counted on the way.
    const headers = {
      'content-length': String(size),
      'content-type': type,
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    }
    const { url, headers: signed } = await this.#client.sign(this.#url(key), { method: 'PUT', headers })
    // An error in the byte stream reaches the request, which then fails.
    const bytes = Readable.toWeb(pipeline(body, exactSize(size), () => {})) as BodyInit
    const options = { method: 'PUT', headers: signed, body: bytes, duplex: 'half' }
    const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(uploadWithin(size)) })
    if (!answer.ok) throw await failure('PUT', answer)
    await answer.body?.cancel()
  }

  async get(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const answer = await this.#ask('GET', key, range && { range: `bytes=${range.start}-${range.end}` })
    if (range && answer && answer.status !== 206) throw await failure('GET of a range', answer)
    return answer?.body ? Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]) : undefined
  }

  async stat(key: string): Promise<{ size: number; modifiedAt: Date } | undefined> {
    const headers = (await this.#ask('HEAD', key))?.headers
    if (!headers) return undefined
    return { size: Number(headers.get('content-length')), modifiedAt: new Date(headers.get('last-modified') ?? 0) }
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    assertStoragePrefix(prefix)
    let marker = ''
    for (let more = true; more; ) {
      const page = await this.#listAfter(prefix, marker)
      // Keys consist of letters, digits and a few characters that XML does not escape.
      for (const [, key = '', time = ''] of page.matchAll(LISTED)) {
        yield { key, modifiedAt: new Date(time) }
        marker = key
      }
      more = page.includes('<IsTruncated>true</IsTruncated>')
    }
  }

  async #listAfter(prefix: string, marker: string): Promise<string> {
    const signal = AbortSignal.timeout(this.#answerWithinMs)
    const answer = await this.#fetch(`${this.#bucket}?${new URLSearchParams({ prefix, marker })}`, { signal })
    if (!answer.ok) throw await failure('GET of a list', answer)
    return await answer.text()
  }

  async delete(key: string): Promise<void> {
    const answer = await this.#ask('DELETE', key)
    await answer?.body?.cancel()
  }

  async #ask(method: string, key: string, headers?: Record<string, string>): Promise<Response | undefined> {
    const limit = new AbortController()
    const timer = setTimeout(
      () => limit.abort(new DOMException('The file store does not answer.', 'TimeoutError')),
      this.#answerWithinMs,
    )
    try {
      const answer = await this.#fetch(this.#url(key), { method, headers, signal: limit.signal })
      if (answer.ok) return answer
      if (answer.status !== 404) throw await failure(method, answer)
      await answer.body?.cancel()
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Retries after a moment if the store fails. The signal is passed with each request as it is sent: one attached to
   * the signed request is lost when that request is garbage collected, and the library's own `fetch` sends it that way.
   */
  async #fetch(url: string, { signal, ...request }: RequestInit & { signal: AbortSignal }): Promise<Response> {
    for (let tries = 0; ; tries++) {
      const answer = await fetch(await this.#client.sign(url, request), { signal })
      if (tries === MAX_RETRIES || (answer.status < 500 && answer.status !== 429)) return answer
      await answer.body?.cancel()
      await sleep(Math.random() * FIRST_REST_MS * 2 ** tries)
      signal.throwIfAborted()
    }
  }

  #url(key: string): string {
    assertStorageKey(key)
    return `${this.#bucket}/${key}`
  }
}

/** Returns the store's error message, taken from its XML. */
async function failure(method: string, answer: Response): Promise<Error> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
  const { status } = answer
  return Object.assign(new Error(`The file store answered ${method} with ${status} ${code}`.trimEnd()), { status })
}
