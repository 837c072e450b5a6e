import fs from 'node:fs/promises'
import { type OggPage, readOggPages } from './ogg-page.ts'

type Codec = 'theora' | 'vorbis' | 'opus'
/** A stream that is kept, with the position up to which its packets have been read. */
type Stream = { codec: Codec; packet: number; within: number }

/** How the first packet of a stream begins, and the second one, which holds the comments. */
const CODECS: Record<Codec, { head: string; comments: string }> = {
  theora: { head: '\x80theora', comments: '\x81theora' },
  vorbis: { head: '\x01vorbis', comments: '\x03vorbis' },
  opus: { head: 'OpusHead', comments: 'OpusTags' },
}

/**
 * Copies an Ogg video page by page, emptying comments and leaving out streams other than picture and sound.
 *
 * @param from file to read
 * @param to file to write
 * @returns width and height in pixels, duration in seconds
 * @throws Error when it is not a valid Ogg file with a Theora picture
 */
export async function cleanOgg(from: string, to: string): Promise<{ width: number; height: number; duration: number }> {
  await using source = await fs.open(from)
  await using target = await fs.open(to, 'w')
  const streams = new Map<number, Stream>()
  let picture: { serial: number; facts: TheoraFacts } | undefined
  let lastGranule = 0n
  for await (const page of readOggPages(source)) {
    if (page.begins) {
      const codec = codecOf(page)
      if (codec) streams.set(page.serial, { codec, packet: 0, within: 0 })
      if (codec === 'theora') picture ??= { serial: page.serial, facts: readTheora(page.body) }
    }
    const stream = streams.get(page.serial)
    if (!stream) continue
    if (stream.packet < 2) emptyComments(page, stream)
    if (page.serial === picture?.serial && page.granule > 0n) lastGranule = page.granule
    await target.write(page.bytes)
  }
  if (!picture) throw new Error('There is no picture in it.')
  const { width, height, secondsAt } = picture.facts
  return { width, height, duration: secondsAt(lastGranule) }
}

function codecOf(page: OggPage): Codec | undefined {
  const head = page.body.toString('latin1', 0, 8)
  return (Object.keys(CODECS) as Codec[]).find((codec) => head.startsWith(CODECS[codec].head))
}

/** Overwrites the comments on a page: an empty vendor name, no comments, then zeros. */
function emptyComments(page: OggPage, stream: Stream): void {
  let at = page.bodyAt
  for (const length of page.lacing) {
    if (stream.packet === 1) blank(page.bytes.subarray(at, at + length), stream)
    stream.within += length
    at += length
    if (length < 255) {
      stream.packet++
      stream.within = 0
    }
  }
  page.seal()
}

/** Two empty lists (the vendor's name, the comments) and the bit with which Vorbis ends them. */
function blank(piece: Buffer, { codec, within }: Stream): void {
  const empty = Buffer.from(`${CODECS[codec].comments}${'\0'.repeat(8)}${codec === 'vorbis' ? '\x01' : ''}`, 'latin1')
  piece.fill(0)
  empty.copy(piece, 0, Math.min(within, empty.length))
}

type TheoraFacts = { width: number; height: number; secondsAt: (granule: bigint) => number }

/** Reads the identification header (Theora specification §6.2). */
function readTheora(head: Buffer): TheoraFacts {
  const [numerator, denominator] = [head.readUInt32BE(22), head.readUInt32BE(26)]
  if (numerator === 0 || denominator === 0) throw new Error('There is no frame rate.')
  const shift = BigInt((head.readUInt16BE(40) >> 5) & 31)
  const frames = (granule: bigint) => (granule >> shift) + (granule & ((1n << shift) - 1n))
  return {
    width: head.readUIntBE(14, 3),
    height: head.readUIntBE(17, 3),
    secondsAt: (granule) => (Number(frames(granule)) * denominator) / numerator,
  }
}
