import sharp from 'sharp'
import { hostileFragment, hostileMp4, longMp4 } from '#lib/videos/testing/hostile-mp4.ts'

/** A few bytes that decode to many, by type. The first of each type is just within the limit for decoding. */
const PICTURES: ['avif' | 'gif' | 'webp' | 'png', number, number][] = [
  ['avif', 4000, 4000],
  ['avif', 6300, 6300],
  ['gif', 4000, 4000],
  ['gif', 8000, 5000],
  ['webp', 4000, 4000],
  ['webp', 8000, 5000],
  ['png', 8000, 5000],
  ['png', 10_000, 10_000],
]

/** Creates a small picture like those that people upload of themselves. */
export const harmlessPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#1d5a45' } })
    .jpeg()
    .toBuffer()

/** Creates the given number of pictures, the types in turn. */
export async function hostilePictures(many: number): Promise<Buffer[]> {
  const kinds: Buffer[] = []
  for (const [kind, width, height] of PICTURES) {
    const picture = sharp({ create: { width, height, channels: 3, background: '#1d5a45' }, limitInputPixels: false })
    kinds.push(await picture.toFormat(kind, kind === 'png' ? {} : { effort: 1 }).toBuffer())
  }
  return Array.from({ length: many }, (_, index) => kinds[index % kinds.length] as Buffer)
}

/** Creates the given number of videos that claim more samples than they have, or as many as their bytes allow. */
export async function hostileVideos(many: number): Promise<Buffer[]> {
  const kinds = [
    await hostileMp4('ctts of one long entry'),
    await hostileMp4('ctts of a hundred long entries'),
    await hostileMp4('stts of one long entry'),
    await hostileFragment(),
    await longMp4(8_000_000),
  ]
  return Array.from({ length: many }, (_, index) => kinds[index % kinds.length] as Buffer)
}
