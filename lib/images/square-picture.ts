import sharp, { type Sharp } from 'sharp'
import { type PictureKind, pictureKind } from './picture-kind.ts'

/** Largest picture that is decoded: 40 megapixels. A few kilobytes can claim to be far more. */
export const MAX_PIXELS = 40_000_000

/** `kind`: not a picture that we take; `pixels`: more than {@link MAX_PIXELS}; `damaged`: broken off or broken. */
export type PictureProblem = 'kind' | 'pixels' | 'damaged'

export class PictureRefused extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem, cause?: unknown) {
    super(`The picture was refused: ${problem}.`, { cause })
    this.problem = problem
  }
}

/**
 * Draws a picture anew as a square WebP: upright, the middle part, the first frame. Nothing else of the file is left,
 * neither place and camera nor what was hidden behind the picture.
 *
 * @param side in pixels
 * @throws PictureRefused
 */
export async function squarePicture(bytes: Uint8Array, side: number): Promise<Buffer> {
  const kind = pictureKind(bytes)
  if (!kind) throw new PictureRefused('kind')
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
  await assertFits(picture, kind)
  try {
    return await picture.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
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
  if (width * height > MAX_PIXELS) throw new PictureRefused('pixels')
}

const isOverLimit = (error: unknown) => error instanceof Error && error.message.includes('exceeds pixel limit')
