import sharp from 'sharp'
import { decode } from './render-picture.ts'

/** Widths in pixels in which pictures are kept; browsers choose the one that fits. */
const WIDTHS = [320, 640, 1280, 1920]
const MAX_SIDE = 1920
/** Qualities that look the same in both formats. AVIF is smaller; WebP is for browsers without it. */
const AVIF = { quality: 55, effort: 3 }
const WEBP = { quality: 80 }

/** One picture at one width. */
export type PictureSize = { width: number; avif: Buffer; webp: Buffer }
/** Width and height of the largest size, and all sizes, smallest first. */
export type PictureSizes = { width: number; height: number; sizes: PictureSize[] }

/**
 * Re-encodes a photo in the widths that pages use: never enlarged, upright, in sRGB and without any other content of
 * the file.
 *
 * @throws PictureRefused
 */
export async function renderSizes(bytes: Uint8Array): Promise<PictureSizes> {
  const { data, info } = await decode(bytes, ['jpeg', 'png', 'gif', 'webp', 'avif'], (picture) =>
    picture
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const sizes: PictureSize[] = []
  for (const size of [...WIDTHS.filter((known) => known < width), width]) {
    const drawn = sharp(data, { raw: { width, height, channels } }).resize(size)
    const [avif, webp] = [await drawn.clone().avif(AVIF).toBuffer(), await drawn.webp(WEBP).toBuffer()]
    sizes.push({ width: size, avif, webp })
  }
  return { width, height, sizes }
}
