import { AT_ONCE, decoders } from '../decoders/lanes.ts'
import { pictureRefusal } from './picture-refused.ts'

/**
 * Re-encodes a photo or scan as WebP, in a separate process: upright, whole, no side longer than given, and without any
 * other content of the file.
 *
 * @param longest in pixels; smaller pictures keep their size
 * @throws PictureRefused, DecodersBusy
 */
export async function wholePicture(bytes: Uint8Array, longest: number): Promise<Buffer> {
  try {
    return await decoders.run('whole', [bytes, longest], AT_ONCE)
  } catch (error) {
    throw pictureRefusal(error)
  }
}
