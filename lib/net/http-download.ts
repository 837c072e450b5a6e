import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { byteLimit } from '../byte-limit.ts'
import { type AddressGuard, assertAllowedUrl, guardedLookup } from './public-address.ts'

/** What a server gives to identify a version of a file, verbatim. */
export type Validators = { etag: string | undefined; lastModified: string | undefined }

/** The result of a download; `modified` is the day of the Last-Modified header (YYYY-MM-DD), if the server sent one. */
export type Download = {
  modified: string | undefined
  validators: Validators
  /** The server says that the version in {@link DownloadOptions.known} is still current, so no file is saved. */
  isUnchanged: boolean
}

/** Largest number of bytes and longest time, in milliseconds, of a download. */
export type DownloadLimits = { bytes: number; ms: number }

export type DownloadOptions = {
  limits: DownloadLimits
  signal?: AbortSignal | undefined
  /** Which machines may be reached, redirects included; by default any. */
  guard?: AddressGuard | undefined
  /** The version that the caller has, which the server need not send again. */
  known?: Validators | undefined
}

const REDIRECTS = [301, 302, 303, 307, 308]
const MAX_REDIRECTS = 5

/**
 * Saves the response of an http(s) address to a file, following redirects.
 *
 * @throws Error with a one-sentence message: other protocol, no answer, a status other than 2xx, too large, too slow,
 *   not allowed
 */
export async function downloadToFile(
  address: string,
  file: string,
  { limits, signal, guard, known }: DownloadOptions,
): Promise<Download> {
  const { host } = new URL(address)
  const timeout = AbortSignal.timeout(limits.ms)
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout
  const tooLarge = () => new Error(`${address} is larger than ${limits.bytes} bytes.`)
  try {
    const response = await follow(new URL(address), { signal: stop, guard, known })
    const { headers, statusCode = 0 } = response
    const validators = { etag: headers.etag, lastModified: headers['last-modified'] }
    const told = { modified: dayOf(validators.lastModified), validators }
    if (statusCode === 304 && known) {
      response.destroy()
      return { ...told, isUnchanged: true }
    }
    const problem =
      statusCode < 200 || statusCode > 299
        ? new Error(`${address} answered with status ${statusCode}.`)
        : Number(headers['content-length']) > limits.bytes
          ? tooLarge()
          : undefined
    if (problem) {
      response.destroy()
      throw problem
    }
    await pipeline(response, byteLimit(limits.bytes, tooLarge), fs.createWriteStream(file), { signal: stop })
    return { ...told, isUnchanged: false }
  } catch (error) {
    if (signal?.aborted) throw error
    if (timeout.aborted) throw new Error(`${host} took longer than ${limits.ms / 1000} seconds.`)
    if ((error as NodeJS.ErrnoException).code) throw new Error(`${host} cannot be reached or broke off the download.`)
    throw error
  }
}

type Asking = { signal: AbortSignal; guard: AddressGuard | undefined; known: Validators | undefined }

async function follow(url: URL, asking: Asking): Promise<http.IncomingMessage> {
  let next = url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await ask(next, asking)
    const { location } = response.headers
    if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined) return response
    response.destroy()
    if (!URL.canParse(location, next)) throw new Error(`${next.host} leads to an address that is none.`)
    next = new URL(location, next)
  }
  throw new Error(`${url.host} leads from one address to the next without end.`)
}

/** Requests one address over a new connection: a reused one might lead to a machine that was never checked. */
function ask(url: URL, { signal, guard, known }: Asking): Promise<http.IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Error(`${url.href} is not an http or https address.`)
  }
  if (guard) assertAllowedUrl(url, guard)
  const { get } = url.protocol === 'https:' ? https : http
  const headers = {
    'accept-encoding': 'identity',
    'user-agent': 'Aulario',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
  return new Promise((resolve, reject) => {
    const lookup = guard ? { lookup: guardedLookup(guard) } : {}
    get(url, { agent: false, signal, headers, ...lookup }, resolve).on('error', reject)
  })
}

function dayOf(header: string | undefined): string | undefined {
  const time = Date.parse(header ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}
