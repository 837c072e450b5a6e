import { redraw } from './redraw.ts'

/**
 * Draws a photo or scan anew as WebP: upright, whole, no side longer than given.
 *
 * @param longest in pixels; smaller pictures keep their size
 * @throws PictureRefused
 */
export const wholePicture = (bytes: Uint8Array, longest: number): Promise<Buffer> =>
  redraw(bytes, ['jpeg', 'png', 'webp'], (picture) =>
    picture.resize(longest, longest, { fit: 'inside', withoutEnlargement: true }),
  )
