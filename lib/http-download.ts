import fs from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { byteLimit } from './byte-limit.ts'

/** What was downloaded; `modified` is the day of the Last-Modified header (YYYY-MM-DD), if the server sent one. */
export type Download = { modified: string | undefined }

/** Largest number of bytes and longest time in milliseconds that a download may take. */
export type DownloadLimits = { bytes: number; ms: number }

/**
 * Saves what an http(s) address answers to a file, following redirects.
 *
 * @throws Error in one sentence: other protocol, no answer, a status other than 2xx, too large, too slow
 */
export async function downloadToFile(
  address: string,
  file: string,
  limits: DownloadLimits,
  signal?: AbortSignal,
): Promise<Download> {
  const { protocol, host } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`${address} is not an http or https address.`)
  const timeout = AbortSignal.timeout(limits.ms)
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout
  const tooLarge = () => new Error(`${address} is larger than ${limits.bytes} bytes.`)
  try {
    const response = await fetch(address, { signal: stop })
    if (!response.ok || !response.body) throw new Error(`${address} answered with status ${response.status}.`)
    if (Number(response.headers.get('content-length')) > limits.bytes) {
      await response.body.cancel()
      throw tooLarge()
    }
    await pipeline(Readable.from(response.body), byteLimit(limits.bytes, tooLarge), fs.createWriteStream(file), {
      signal: stop,
    })
    return { modified: dayOf(response.headers.get('last-modified')) }
  } catch (error) {
    if (signal?.aborted) throw error
    if (timeout.aborted) throw new Error(`${host} took longer than ${limits.ms / 1000} seconds.`)
    if (error instanceof TypeError) throw new Error(`${host} cannot be reached or broke off the download.`)
    throw error
  }
}

function dayOf(header: string | null): string | undefined {
  const time = Date.parse(header ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}
