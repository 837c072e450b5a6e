import type { ByteRange } from '#lib/storage/storage.ts'

/**
 * Parses a Range header (RFC 9110 §14.2).
 *
 * @param size number of bytes available
 * @returns the one part requested; undefined when everything is to be sent, because nothing, a unit other than bytes or
 *   several parts were requested; `none` when the part is out of range
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  // Without a first byte the number counts the last bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start > end ? 'none' : { start, end }
}
