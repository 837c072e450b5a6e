import { decoders, IN_A_JOB } from '../decoders/lanes.ts'
import type { DrawnSizes, PictureSize } from './draw-sizes.ts'
import { pictureRefusal } from './picture-refused.ts'

export type { PictureSize }

/**
 * Draws a photo anew in the widths that pages use, in a process of its own: never larger than it is, upright, in sRGB and
 * with nothing else of the file left.
 *
 * @throws PictureRefused
 */
export async function pictureSizes(bytes: Uint8Array): Promise<DrawnSizes> {
  try {
    return await decoders.run('sizes', [bytes], IN_A_JOB)
  } catch (error) {
    throw pictureRefusal(error)
  }
}
