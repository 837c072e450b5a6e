import sharp, { type Sharp } from 'sharp'
import { type PictureKind, pictureKind } from './picture-kind.ts'
import { PictureRefused } from './picture-refused.ts'

// Loaded by decoders only (lib/decoders): what is read here comes from strangers.

/**
 * Most pixels that are decoded, by kind. A few kilobytes can claim to be far more. AVIF, GIF and WebP are kept whole in
 * memory, some of them several times; JPEG and PNG are read line by line, or made smaller while they are.
 */
const MAX_PIXELS: Record<PictureKind, number> = {
  jpeg: 40_000_000,
  png: 40_000_000,
  gif: 16_000_000,
  webp: 16_000_000,
  avif: 16_000_000,
}
/** Longest side that is decoded: more than any camera makes in one direction. */
const MAX_SIDE = 30_000

sharp.cache(false)
sharp.concurrency(1)

/** Draws a picture anew as a square WebP of so many pixels each side: the middle part, the first frame. @throws PictureRefused */
export const renderSquare = (bytes: Uint8Array, side: number): Promise<Buffer> =>
  redraw(bytes, ['jpeg', 'png', 'gif', 'webp', 'avif'], (picture) => picture.resize(side, side, { fit: 'cover' }))

/** Draws a photo or scan anew as WebP: whole, no side longer than so many pixels. @throws PictureRefused */
export const renderWhole = (bytes: Uint8Array, longest: number): Promise<Buffer> =>
  redraw(bytes, ['jpeg', 'png', 'webp'], (picture) =>
    picture.resize(longest, longest, { fit: 'inside', withoutEnlargement: true }),
  )

/** As WebP: upright and with nothing else of the file left, neither place and camera nor what was hidden behind the picture. */
const redraw = (bytes: Uint8Array, kinds: readonly PictureKind[], shape: (picture: Sharp) => Sharp): Promise<Buffer> =>
  decode(bytes, kinds, (picture) => shape(picture).webp({ quality: 82 }).toBuffer())

/**
 * Hands a picture, upright, to what draws it anew.
 *
 * @param kinds what is taken
 * @throws PictureRefused, also when `draw` fails, since only then the pixels are read
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

/** Holds what the header claims against the limit, before anything is decoded. */
async function assertFits(picture: Sharp, kind: PictureKind): Promise<void> {
  const { width, height, format } = await picture.metadata().catch((error: unknown) => {
    throw new PictureRefused(isOverLimit(error) ? 'pixels' : 'damaged', error)
  })
  if (format !== kind && !(kind === 'avif' && format === 'heif')) throw new PictureRefused('kind')
  if (width * height > MAX_PIXELS[kind] || Math.max(width, height) > MAX_SIDE) throw new PictureRefused('pixels')
}

const isOverLimit = (error: unknown) => error instanceof Error && error.message.includes('exceeds pixel limit')
