import type { ByteRange } from '#lib/storage/storage.ts'

/**
 * Reads a Range header (RFC 9110 §14.2).
 *
 * @param size bytes that there are
 * @returns the one part asked for; undefined when everything is to be sent, because nothing, something else than bytes
 *   or several parts were asked for; `none` when the part lies outside
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  // Without a first byte the number says how many of the last ones.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start > end ? 'none' : { start, end }
}
