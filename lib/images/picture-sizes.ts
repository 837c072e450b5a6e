import { decoders, IN_A_JOB } from '../decoders/lanes.ts'
import { pictureRefusal } from './picture-refused.ts'
import type { PictureSize, PictureSizes } from './render-sizes.ts'

export type { PictureSize }

/**
 * Draws a photo anew in the widths that pages use, in a process of its own: never larger than it is, upright, in sRGB and
 * with nothing else of the file left.
 *
 * @throws PictureRefused
 */
export async function pictureSizes(bytes: Uint8Array): Promise<PictureSizes> {
  try {
    return await decoders.run('sizes', [bytes], IN_A_JOB)
  } catch (error) {
    throw pictureRefusal(error)
  }
}
