import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  type MetadataTags,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'
import { OggPage } from '../ogg-page.ts'

const FRAMES_PER_SECOND = 25
const SPS = Buffer.from('Z0IAH5WoFAFuQA==', 'base64')
const PPS = Buffer.from('aM48gA==', 'base64')
/** The decoder settings for H.264 frames of 640 × 368, in MP4's format. */
const AVC = Buffer.concat([
  Buffer.from([1, 0x42, 0, 0x1f, 0xff, 0xe1, 0, SPS.length]),
  SPS,
  Buffer.from([1, 0, PPS.length]),
  PPS,
])

type Wanted = { frames?: number; bytes?: number; tags?: MetadataTags; fragmented?: boolean }

/** Makes an MP4 of 640 × 360 whose container is valid; its frames hold no picture. @param bytes of each frame */
export function makeMp4({ frames = 50, bytes = 1000, tags = {}, fragmented = false }: Wanted = {}): Promise<Buffer> {
  const frame = (index: number) => {
    const unit = Buffer.alloc(bytes, index)
    unit.writeUInt32BE(bytes - 4)
    unit[4] = index % 10 ? 0x41 : 0x65
    return unit
  }
  const config = { codec: 'avc1.42001f', codedWidth: 640, codedHeight: 360, description: new Uint8Array(AVC) }
  const format = new Mp4OutputFormat({ fastStart: fragmented ? 'fragmented' : 'in-memory' })
  return make(format, 'avc', config, frames, frame, tags)
}

/** Makes a WebM of 640 × 360 whose container is valid; its frames hold no picture. */
export function makeWebm({ frames = 50, bytes = 1000, tags = {} }: Wanted = {}): Promise<Buffer> {
  const config = { codec: 'vp8', codedWidth: 640, codedHeight: 360 }
  return make(new WebMOutputFormat(), 'vp8', config, frames, (index) => Buffer.alloc(bytes, index), tags)
}

async function make(
  format: Mp4OutputFormat | WebMOutputFormat,
  codec: VideoCodec,
  decoderConfig: VideoDecoderConfig,
  frames: number,
  frame: (index: number) => Buffer,
  tags: MetadataTags,
): Promise<Buffer> {
  const output = new Output({ format, target: new BufferTarget() })
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { frameRate: FRAMES_PER_SECOND })
  output.setMetadataTags(tags)
  await output.start()
  for (let index = 0; index < frames; index++) {
    const kind = index % 10 ? 'delta' : 'key'
    const packet = new EncodedPacket(
      new Uint8Array(frame(index)),
      kind,
      index / FRAMES_PER_SECOND,
      1 / FRAMES_PER_SECOND,
    )
    await source.add(packet, index ? undefined : { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(output.target.buffer!)
}

/** Makes an Ogg file with a comment and a two-second Theora stream of 640 × 360. */
export function makeOgg(comment: string): Buffer {
  const head = Buffer.alloc(42)
  head.write('\x80theora\x03\x02\x01', 'latin1')
  head.writeUIntBE(640, 14, 3)
  head.writeUIntBE(360, 17, 3)
  head.writeUInt32BE(FRAMES_PER_SECOND, 22)
  head.writeUInt32BE(1, 26)
  head.writeUInt16BE(6 << 5, 40)
  const text = Buffer.from(comment)
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(1, 4)
  sizes.writeUInt32LE(text.length, 8)
  const comments = Buffer.concat([Buffer.from('\x81theora', 'latin1'), sizes, text])
  const granule = (48n << 6n) | 2n
  return Buffer.concat([
    oggPage(1, 0, 2, [head]),
    oggPage(9, 0, 2, [Buffer.from(`fishead\0${comment}`)]),
    oggPage(1, 1, 0, [comments, Buffer.from('\x82theora setup', 'latin1')]),
    oggPage(1, 2, 4, [Buffer.alloc(700, 7)], granule),
  ])
}

/** Makes a page of one stream with whole packets. @param flags 2 begins, 4 ends the stream */
function oggPage(serial: number, number: number, flags: number, packets: Buffer[], granule = 0n): Buffer {
  const lacing = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255])
  const head = Buffer.alloc(27)
  head.write('OggS')
  head[5] = flags
  head.writeBigInt64LE(granule, 6)
  head.writeUInt32LE(serial, 14)
  head.writeUInt32LE(number, 18)
  head[26] = lacing.length
  const page = new OggPage(Buffer.concat([head, Buffer.from(lacing), ...packets]))
  page.seal()
  return page.bytes
}
