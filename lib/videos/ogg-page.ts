import type { FileHandle } from 'node:fs/promises'

const HEAD_BYTES = 27
const CRC_AT = 22

/** One page of an Ogg file (RFC 3533 §6): a piece of one stream. */
export class OggPage {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  get begins(): boolean {
    return (this.bytes[5]! & 2) !== 0
  }
  /** Position in its stream where the page ends, in the units of the codec; -1 when no packet ends on it. */
  get granule(): bigint {
    return this.bytes.readBigInt64LE(6)
  }
  get serial(): number {
    return this.bytes.readUInt32LE(14)
  }
  /** Length of each piece of a packet; one below 255 ends its packet. */
  get lacing(): Buffer {
    return this.bytes.subarray(HEAD_BYTES, this.bodyAt)
  }
  get bodyAt(): number {
    return HEAD_BYTES + this.bytes[26]!
  }
  get body(): Buffer {
    return this.bytes.subarray(this.bodyAt)
  }
  get isSound(): boolean {
    return this.bytes.readUInt32LE(CRC_AT) === this.#checksum()
  }
  /** Recomputes the checksum after the bytes have changed. */
  seal(): void {
    this.bytes.writeUInt32LE(this.#checksum(), CRC_AT)
  }

  #checksum(): number {
    let crc = 0
    for (let at = 0; at < this.bytes.length; at++) {
      const byte = at >= CRC_AT && at < CRC_AT + 4 ? 0 : this.bytes[at]!
      crc = ((crc << 8) ^ CRC_TABLE[(crc >>> 24) ^ byte]!) >>> 0
    }
    return crc
  }
}

/** Remainders for the polynomial 0x04c11db7, highest bit first. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc < 0 ? 0x04c11db7 : 0)
  return crc
})

/** Yields the pages of a file one by one. @throws Error at anything but a valid page */
export async function* readOggPages(file: FileHandle): AsyncGenerator<OggPage> {
  for (let at = 0; ; ) {
    const head = await readAt(file, at, HEAD_BYTES)
    if (head.length === 0) return
    if (head.length < HEAD_BYTES || head.toString('latin1', 0, 5) !== 'OggS\0')
      throw new Error('This is no page of Ogg.')
    const lacing = await readAt(file, at + HEAD_BYTES, head[26]!)
    const size = HEAD_BYTES + lacing.length + lacing.reduce((sum, length) => sum + length, 0)
    const page = new OggPage(await readAt(file, at, size))
    if (page.bytes.length < size || lacing.length < head[26]! || !page.isSound) throw new Error('The page is damaged.')
    yield page
    at += size
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), length, position })
  return buffer.subarray(0, bytesRead)
}
