/**
 * What can go wrong with an upload, with the HTTP status of the answer. The text for people is `failure.<code>` of the
 * catalogue.
 */
export const MEDIA_FAILURES = {
  must_be_logged_in: 401,
  select_image: 400,
  invalid_file_type: 415,
  image_too_large: 413,
  image_too_many_pixels: 413,
  image_damaged: 422,
  storage_away: 503,
  pictures_busy: 503,
  image_upload: 500,
} as const

export type MediaFailureCode = keyof typeof MEDIA_FAILURES

/** A refusal of an upload that people are told about. */
export class MediaFailure extends Error {
  readonly code: MediaFailureCode

  constructor(code: MediaFailureCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
