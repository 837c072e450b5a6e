import { DecodersBusy } from '#lib/decoders/task-killed.ts'
import { type PictureProblem, PictureRefused } from '#lib/images/picture-refused.ts'
import { wholePicture } from '#lib/images/whole-picture.ts'
import { isWholePdf, startsAsPdf } from '#lib/pdf.ts'
import { Failure, type FailureCode, type FailureKind } from '../failure.ts'
import { MAX_DOCUMENT_BYTES } from './document-rules.ts'

/** Longest side of a photographed document, in pixels: about an A4 page at 250 dots per inch. */
const MAX_SIDE = 2900

const REFUSED: Record<PictureProblem, [FailureKind, FailureCode]> = {
  kind: ['unsupported', 'proof_type'],
  pixels: ['too_large', 'proof_too_large'],
  damaged: ['unprocessable', 'proof_damaged'],
}

export type DocumentFile = { content: Uint8Array; extension: 'pdf' | 'webp'; type: string }

/**
 * Checks an uploaded file by its content, whatever its name: pictures are re-encoded, PDFs stay as they are.
 *
 * @param file value from the form; anything but a file counts as no file chosen
 * @throws Failure proof_missing, proof_type, proof_too_large, proof_damaged, pictures_busy
 */
export async function checkDocument(file: unknown): Promise<DocumentFile> {
  // A form without a chosen file sends an empty file without a name.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) throw new Failure('invalid', 'proof_missing')
  if (file.size > MAX_DOCUMENT_BYTES) throw new Failure('too_large', 'proof_too_large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!startsAsPdf(bytes)) return { content: await draw(bytes), extension: 'webp', type: 'image/webp' }
  if (!isWholePdf(bytes)) throw new Failure('unprocessable', 'proof_damaged')
  return { content: bytes, extension: 'pdf', type: 'application/pdf' }
}

async function draw(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await wholePicture(bytes, MAX_SIDE)
  } catch (error) {
    if (error instanceof DecodersBusy)
      throw new Failure('unavailable', 'pictures_busy', { retryAfter: error.retryAfter, cause: error })
    throw error instanceof PictureRefused ? new Failure(...REFUSED[error.problem], { cause: error }) : error
  }
}
