import { AT_ONCE, decoders } from '../decoders/lanes.ts'
import { pictureRefusal } from './picture-refused.ts'

/**
 * Re-encodes the middle of a picture's first frame as a square WebP, in a separate process: upright, and without any
 * other content of the file.
 *
 * @param side in pixels
 * @throws PictureRefused, DecodersBusy
 */
export async function squarePicture(bytes: Uint8Array, side: number): Promise<Buffer> {
  try {
    return await decoders.run('square', [bytes, side], AT_ONCE)
  } catch (error) {
    throw pictureRefusal(error)
  }
}
