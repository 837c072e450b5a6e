import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { byteLimit } from '../byte-limit.ts'
import { DownloadError } from './download-error.ts'
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
  /**
   * The version of which the file holds the beginning, from a download that broke off: the rest is asked for and
   * appended if the server still has this version; else all of it is saved.
   */
  begun?: Validators | undefined
  /** Called with what the server says of the version that it is about to send. */
  onVersion?: ((validators: Validators) => void) | undefined
  /** How the program names itself; by default `Aulario`. */
  userAgent?: string | undefined
}

const REDIRECTS = [301, 302, 303, 307, 308]
const MAX_REDIRECTS = 5

/**
 * Saves the response of an http(s) address to a file, following redirects. Certificates are always checked.
 *
 * @throws DownloadError with a one-sentence message: other protocol, no answer, a status other than 2xx, a refusal, too
 *   large, too slow, not allowed, a certificate that cannot be checked
 */
export async function downloadToFile(address: string, file: string, options: DownloadOptions): Promise<Download> {
  const { limits, signal, guard, known, begun, onVersion, userAgent } = options
  const { host } = new URL(address)
  const timeout = AbortSignal.timeout(limits.ms)
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout
  const tooLarge = () => largerThan(limits.bytes, address)
  try {
    const from = begun ? await sizeOf(file) : 0
    const response = await follow(new URL(address), {
      signal: stop,
      guard,
      known,
      userAgent,
      range: rangeOf(from, begun),
    })
    const { headers, statusCode = 0 } = response
    const validators = { etag: headers.etag, lastModified: headers['last-modified'] }
    const told = { modified: dayOf(validators.lastModified), validators }
    if (statusCode === 304 && known) {
      response.destroy()
      return { ...told, isUnchanged: true }
    }
    const isRest = statusCode === 206 && headers['content-range']?.startsWith(`bytes ${from}-`) === true
    const held = isRest ? from : 0
    const problem =
      statusCode < 200 || statusCode > 299 || (statusCode === 206 && !isRest)
        ? refusal(address, statusCode)
        : Number(headers['content-length']) + held > limits.bytes
          ? tooLarge()
          : undefined
    if (problem) {
      response.destroy()
      throw problem
    }
    onVersion?.(validators)
    const written = fs.createWriteStream(file, { flags: isRest ? 'a' : 'w' })
    await pipeline(response, byteLimit(limits.bytes - held, tooLarge), written, { signal: stop })
    return { ...told, isUnchanged: false }
  } catch (error) {
    if (signal?.aborted) throw error
    const seconds = limits.ms / 1000
    if (timeout.aborted)
      throw new DownloadError(`${host} took longer than ${seconds} seconds.`, {
        problem: { code: 'slow', host, seconds },
      })
    const { code } = error as NodeJS.ErrnoException
    if (code && CERTIFICATE.test(code))
      throw new DownloadError(`${host} has a certificate that cannot be checked (${code}).`, {
        problem: { code: 'certificate', host },
      })
    if (code)
      throw new DownloadError(`${host} cannot be reached or broke off the download.`, {
        problem: { code: 'broken', host },
        isBroken: true,
      })
    throw error
  }
}

const largerThan = (bytes: number, address: string) =>
  new DownloadError(`${address} is larger than ${bytes} bytes.`, {
    problem: { code: 'large', address, megabytes: bytes / 1_000_000 },
  })

/** Codes of OpenSSL for a chain that is incomplete, too old, or of another name. */
const CERTIFICATE = /CERT|VERIFY|ISSUER|TLS_|SSL_/
/** Statuses by which a server refuses a program. */
const REFUSALS: Record<number, string> = {
  401: 'asks for a login',
  403: 'refuses this program',
  429: 'refuses so many requests',
}

function refusal(address: string, status: number): DownloadError {
  const refused = REFUSALS[status]
  const message = refused
    ? `${new URL(address).host} ${refused} (status ${status}): ${address}`
    : `${address} answered with status ${status}.`
  return new DownloadError(message, { problem: { code: refused ? 'refused' : 'status', address, status }, status })
}

const sizeOf = async (file: string) => (await fs.promises.stat(file).catch(() => undefined))?.size ?? 0

/** Headers that ask for the rest; none without a validator, since it might be the rest of another version. */
function rangeOf(from: number, begun: Validators | undefined): Record<string, string> {
  const version = begun?.etag && !begun.etag.startsWith('W/') ? begun.etag : begun?.lastModified
  return from > 0 && version ? { range: `bytes=${from}-`, 'if-range': version } : {}
}

type Asking = {
  signal: AbortSignal
  guard: AddressGuard | undefined
  known: Validators | undefined
  userAgent: string | undefined
  range: Record<string, string>
}

async function follow(url: URL, asking: Asking): Promise<http.IncomingMessage> {
  let next = url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await ask(next, asking)
    const { location } = response.headers
    if (!REDIRECTS.includes(response.statusCode ?? 0) || location === undefined) return response
    response.destroy()
    if (!URL.canParse(location, next))
      throw new DownloadError(`${next.host} leads to an address that is none.`, {
        problem: { code: 'not_taken', address: location },
      })
    next = new URL(location, next)
  }
  throw new DownloadError(`${url.host} leads from one address to the next without end.`, {
    problem: { code: 'endless', host: url.host },
  })
}

/** Requests one address over a new connection: a reused one might lead to a machine that was never checked. */
function ask(url: URL, { signal, guard, known, userAgent = 'Aulario', range }: Asking): Promise<http.IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new DownloadError(`${url.href} is not an http or https address.`, {
      problem: { code: 'not_taken', address: url.href },
    })
  }
  if (guard) assertAllowedUrl(url, guard)
  const { get } = url.protocol === 'https:' ? https : http
  const headers = {
    'accept-encoding': 'identity',
    'user-agent': userAgent,
    ...range,
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
