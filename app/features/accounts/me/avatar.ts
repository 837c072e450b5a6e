import type { FailureCode } from '#app/core/failure.ts'

/** Largest file accepted as a profile picture: 5 MB. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024
/** Side length in pixels. The picture is shown at no more than half of it, so it is sharp on every screen. */
export const AVATAR_SIDE = 256
/** File types that the file chooser offers. The server judges by the content. */
export const AVATAR_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
/** Path to which the form is sent, without language. */
export const AVATAR_PATH = '/account/avatar'

/**
 * Media type that the script requests; the answer then arrives line by line, each line an {@link AvatarStep} as JSON.
 */
export const STEPS_TYPE = 'application/x-ndjson'

/**
 * Progress of an upload: the file is stored, the profile refers to it, or it was refused (`failure.<code>` of the
 * catalogue).
 */
export type AvatarStep =
  | { step: 'stored' }
  | { step: 'updated'; avatarUrl: string }
  | { step: 'failed'; code: FailureCode | 'offline' }
