import { randomInt } from 'node:crypto'
import http from 'node:http'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import zlib from 'node:zlib'

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

export const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

const UNPACKERS: Record<string, () => Duplex> = { br: zlib.createBrotliDecompress, gzip: zlib.createGunzip }

let asked = 0
/** Returns a new address for the same page, so that the answer is not one that the program has cached. */
export const freshAddress = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}asked=${asked++}`

/**
 * Fetches an answer as browsers request it, compressed, from any address; returns the decompressed text.
 *
 * @throws Error if its status is not 200
 */
export async function getPage(url: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const headers = { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': anyAddress() }
  http.get(url, { agent, headers }, resolve).on('error', reject)
  const response = await promise
  const unpack = UNPACKERS[response.headers['content-encoding'] ?? '']
  const body = await text(unpack ? response.pipe(unpack()) : response)
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} for ${url}`)
  return body
}
