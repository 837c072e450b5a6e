import { makeMp4 } from './make-video.ts'

const MANY = 0xffff_ffff
const FRAMES = 10
const PATH = ['moov', 'trak', 'mdia', 'minf', 'stbl']

const words = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}
const box = (name: string, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content)
  return Buffer.concat([words(bytes.length + 8), Buffer.from(name, 'latin1'), bytes])
}

/**
 * Tables of ten samples that claim billions, named after their fault. Each is appended to the tables of a valid MP4.
 */
const TABLES = {
  'ctts of one long entry': () => box('ctts', words(0, 1, MANY, 5)),
  'ctts of a hundred long entries': () => box('ctts', words(0, 100, ...Array<number[]>(100).fill([MANY, 5]).flat())),
  'stts of one long entry': () => box('stts', words(0, 1, MANY, 1)),
  'stts and ctts of one long entry': () =>
    Buffer.concat([box('stts', words(0, 1, MANY, 1)), box('ctts', words(0, 1, MANY, 5))]),
  'stts without room': () => box('stts', words(0, MANY, 1, 1)),
  'stsz of one size': () => box('stsz', words(0, 1, MANY)),
  'stsz without room': () => box('stsz', words(0, 0, MANY)),
  'stz2 without room': () => box('stz2', words(0, 4, MANY)),
  'stsc of long chunks': () => box('stsc', words(0, 2, 1, MANY, 1, MANY, 1, 1)),
  'stsc without room': () => box('stsc', words(0, MANY)),
  'stco without room': () => box('stco', words(0, MANY)),
  'co64 without room': () => box('co64', words(0, MANY)),
  'stss without room': () => box('stss', words(0, MANY)),
} satisfies Record<string, () => Buffer>
export const HOSTILE_TABLES = Object.keys(TABLES) as HostileTable[]
export type HostileTable = keyof typeof TABLES

/** Makes an MP4 of ten frames of 100 bytes whose tables claim more, about 1.7 KB. */
export async function hostileMp4(table: HostileTable): Promise<Buffer> {
  return withTable(await makeMp4({ frames: FRAMES, bytes: 100 }), TABLES[table]())
}

/** Makes an MP4 with a fragment that claims billions of samples and holds nothing for any of them. */
export async function hostileFragment(): Promise<Buffer> {
  const run = box('traf', box('tfhd', words(0x38, 1, 1, 1, 0)), box('trun', words(0, MANY)))
  return Buffer.concat([await makeMp4({ frames: FRAMES, bytes: 100 }), box('moof', box('mfhd', words(0, 1)), run)])
}

/** Makes an MP4 that fits its size and yet has a list of one-byte samples so long that reading it takes much memory. */
export async function longMp4(samples: number): Promise<Buffer> {
  const tables = [
    box('stts', words(0, 1, samples, 1)),
    box('ctts', words(0, 1, samples, 5)),
    box('stsz', words(0, 1, samples)),
  ]
  const film = withTable(await makeMp4({ frames: FRAMES, bytes: 100 }), Buffer.concat(tables))
  return Buffer.concat([film, box('free', Buffer.alloc(samples * 2))])
}

/** Inserts boxes behind the tables of the only track and shifts offsets from the beginning of the file accordingly. */
function withTable(film: Buffer, added: Buffer): Buffer {
  const bytes = Buffer.from(film)
  const moved = bytes.indexOf('stco') + 12
  bytes.writeUInt32BE(bytes.readUInt32BE(moved) + added.length, moved)
  let end = 0
  for (const name of PATH) {
    const at = bytes.indexOf(name) - 4
    end = at + bytes.readUInt32BE(at)
    bytes.writeUInt32BE(bytes.readUInt32BE(at) + added.length, at)
  }
  return Buffer.concat([bytes.subarray(0, end), added, bytes.subarray(end)])
}
