import sharp, { type Sharp } from 'sharp'
import { type PictureKind, pictureKind } from './picture-kind.ts'

/** Largest picture that is decoded: 40 megapixels. A few kilobytes can claim to be far more. */
export const MAX_PIXELS = 40_000_000
/** Longest side that is decoded: more than any camera makes in one direction. */
export const MAX_SIDE = 30_000

/** `kind`: not a picture that we take; `pixels`: more than {@link MAX_PIXELS} or {@link MAX_SIDE}; `damaged`: broken off or broken. */
export type PictureProblem = 'kind' | 'pixels' | 'damaged'

export class PictureRefused extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, cause?: unknown) {
    super(`The picture was refused: ${problem}.`, { cause })
    this.problem = problem
  }
}

/**
 * Draws an uploaded picture anew as WebP: upright and with nothing else of the file left, neither place and camera nor
 * what was hidden behind the picture.
 *
 * @param kinds what is taken
 * @param shape how the upright picture is to be cut or made smaller
 * @throws PictureRefused
 */
export async function redraw(
  bytes: Uint8Array,
  kinds: readonly PictureKind[],
  shape: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  return await decode(bytes, kinds, (picture) => shape(picture).webp({ quality: 82 }).toBuffer())
}

/**
 * Hands an uploaded picture, upright, to what draws it anew.
 *
 * @throws PictureRefused, also when `draw` fails, since only then the pixels are read
 */
export async function decode<Drawn>(
  bytes: Uint8Array,
  kinds: readonly PictureKind[],
  draw: (picture: Sharp) => Promise<Drawn>,
): Promise<Drawn> {
  const kind = pictureKind(bytes)
  if (!kind || !kinds.includes(kind)) throw new PictureRefused('kind')
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
  await assertFits(picture, kind)
  try {
    return await draw(picture.autoOrient())
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
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw new PictureRefused('pixels')
}

const isOverLimit = (error: unknown) => error instanceof Error && error.message.includes('exceeds pixel limit')
