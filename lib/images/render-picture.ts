import sharp, { type Sharp } from 'sharp'
import { type PictureKind, pictureKind } from './picture-kind.ts'
import { PictureRefused } from './picture-refused.ts'

// Loaded by decoders only (lib/decoders), because its input is untrusted.

/**
 * Largest number of pixels that is decoded, by type. A few kilobytes can claim far more. AVIF, GIF and WebP are held in
 * memory as a whole, some several times over; JPEG and PNG are read line by line, or scaled down during decoding.
 */
const MAX_PIXELS: Record<PictureKind, number> = {
  jpeg: 40_000_000,
  png: 40_000_000,
  gif: 16_000_000,
  webp: 16_000_000,
  avif: 16_000_000,
}
/** Longest side that is decoded: longer than in any camera's pictures. */
const MAX_SIDE = 30_000

sharp.cache(false)
sharp.concurrency(1)

/**
 * Re-encodes the middle of a picture's first frame as a square WebP with sides of the given number of pixels.
 *
 * @throws PictureRefused
 */
export const renderSquare = (bytes: Uint8Array, side: number): Promise<Buffer> =>
  redraw(bytes, ['jpeg', 'png', 'gif', 'webp', 'avif'], (picture) => picture.resize(side, side, { fit: 'cover' }))

/**
 * Re-encodes a whole photo or scan as WebP with no side longer than the given number of pixels.
 *
 * @throws PictureRefused
 */
export const renderWhole = (bytes: Uint8Array, longest: number): Promise<Buffer> =>
  redraw(bytes, ['jpeg', 'png', 'webp'], (picture) =>
    picture.resize(longest, longest, { fit: 'inside', withoutEnlargement: true }),
  )

/**
 * As WebP: upright and without any other content of the file, such as place, camera or data hidden behind the picture.
 */
const redraw = (bytes: Uint8Array, kinds: readonly PictureKind[], shape: (picture: Sharp) => Sharp): Promise<Buffer> =>
  decode(bytes, kinds, (picture) => shape(picture).webp({ quality: 82 }).toBuffer())

/**
 * Passes a picture, upright, to the function that re-encodes it.
 *
 * @param kinds accepted types
 * @throws PictureRefused, also when `draw` fails, since the pixels are only read then
 */
export async function decode<Drawn>(
  bytes: Uint8Array,
  kinds: readonly PictureKind[],
  render: (picture: Sharp) => Promise<Drawn>,
): Promise<Drawn> {
  const kind = pictureKind(bytes)
  if (!kind || !kinds.includes(kind)) throw new PictureRefused('kind')
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS[kind], sequentialRead: true })
  await assertFits(picture, kind)
  try {
    return await render(picture.autoOrient())
  } catch (error) {
    throw new PictureRefused('damaged', error)
  }
}

/** Checks the size that the header claims against the limit before anything is decoded. */
async function assertFits(picture: Sharp, kind: PictureKind): Promise<void> {
  const { width, height, format } = await picture.metadata().catch((error: unknown) => {
    throw new PictureRefused(isOverLimit(error) ? 'pixels' : 'damaged', error)
  })
  if (format !== kind && !(kind === 'avif' && format === 'heif')) throw new PictureRefused('kind')
  if (width * height > MAX_PIXELS[kind] || Math.max(width, height) > MAX_SIDE) throw new PictureRefused('pixels')
}

const isOverLimit = (error: unknown) => error instanceof Error && error.message.includes('exceeds pixel limit')
