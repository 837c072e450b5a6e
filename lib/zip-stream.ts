import { setImmediate } from 'node:timers/promises'

/** Bytes packed at a time: a few milliseconds of processor time. */
const PIECE_BYTES = 64 * 1024

/** A file in an archive; `isStored` for content that is already compressed, such as pictures and PDF. */
export type ZipEntry = { path: string; content: Parts; isStored?: boolean }
type Parts = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/**
 * Packs files into a ZIP archive piece by piece, so that the process can answer others meanwhile and the archive is
 * never held in memory as a whole.
 */
export async function* zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate')
  const written: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    written.push(bytes)
  })
  for await (const { path, content, isStored } of entries) {
    const file = isStored ? new ZipPassThrough(path) : new ZipDeflate(path)
    zip.add(file)
    for await (const piece of piecesOf(content)) {
      file.push(piece)
      yield* written.splice(0)
      await setImmediate()
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* written
}

/** Splits large chunks and gathers small ones. */
async function* piecesOf(content: Parts): AsyncGenerator<Uint8Array> {
  let gathered: Uint8Array[] = []
  let length = 0
  for await (const part of content) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES)
      gathered.push(piece)
      length += piece.length
      if (length < PIECE_BYTES) continue
      yield Buffer.concat(gathered, length)
      gathered = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(gathered, length)
}
