import { redraw } from './redraw.ts'

/**
 * Draws a picture anew as a square WebP: upright, the middle part, the first frame.
 *
 * @param side in pixels
 * @throws PictureRefused
 */
export const squarePicture = (bytes: Uint8Array, side: number): Promise<Buffer> =>
  redraw(bytes, ['jpeg', 'png', 'gif', 'webp', 'avif'], (picture) => picture.resize(side, side, { fit: 'cover' }))
