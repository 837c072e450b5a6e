import { Failure, type FailureCode, type FailureKind } from '#app/core/failure.ts'
import { DecodersBusy } from '#lib/decoders/task-killed.ts'
import { type PictureProblem, PictureRefused } from '#lib/images/picture-refused.ts'

/** Maximum size of a logo or of a video's still picture: 5 MB. */
const MAX_BYTES = 5 * 1024 * 1024
const FAILURES: Record<PictureProblem, [FailureKind, FailureCode]> = {
  kind: ['unsupported', 'media_type'],
  pixels: ['too_large', 'media_pixels'],
  damaged: ['unprocessable', 'media_damaged'],
}

/**
 * Reads and renders a small picture from a form.
 *
 * @throws Failure media_missing, logo_bytes, media_type, media_pixels, media_damaged, pictures_busy
 */
export async function readPicture(file: unknown, draw: (bytes: Uint8Array) => Promise<Buffer>): Promise<Buffer> {
  // A form without a chosen file sends an empty file without a name.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) throw new Failure('invalid', 'media_missing')
  if (file.size > MAX_BYTES) throw new Failure('too_large', 'logo_bytes')
  try {
    return await draw(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (error instanceof DecodersBusy)
      throw new Failure('unavailable', 'pictures_busy', { retryAfter: error.retryAfter, cause: error })
    throw error instanceof PictureRefused ? new Failure(...FAILURES[error.problem], { cause: error }) : error
  }
}
