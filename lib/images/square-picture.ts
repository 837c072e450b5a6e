import { AT_ONCE, decoders } from '../decoders/lanes.ts'
import { pictureRefusal } from './picture-refused.ts'

/**
 * Draws a picture anew as a square WebP, in a process of its own: upright, the middle part, the first frame, and nothing
 * else of the file.
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
