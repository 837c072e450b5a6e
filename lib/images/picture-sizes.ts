import { decoders, IN_A_JOB } from '../decoders/lanes.ts'
import { pictureRefusal } from './picture-refused.ts'
import type { PictureSize, PictureSizes } from './render-sizes.ts'

export type { PictureSize }

/**
 * Re-encodes a photo in the widths that pages use, in a separate process: never enlarged, upright, in sRGB and without
 * any other content of the file.
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
