import type { FailureCode } from '#app/core/failure.ts'

/** Largest file that is taken as a picture of a person: 5 MB. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024
/** Pixels of a side; shown at half of it at most, so it is sharp on every screen. */
export const AVATAR_SIDE = 256
/** Kinds of files that the file chooser offers; what counts on the server is the content. */
export const AVATAR_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
/** Where the form goes, without language. */
export const AVATAR_PATH = '/account/avatar'

/** Type that a script asks for: the answer then comes line by line, each an {@link AvatarStep} as JSON. */
export const STEPS_TYPE = 'application/x-ndjson'

/** How far an upload is: the file is kept, the profile names it, or it was refused (`failure.<code>` of the catalogue). */
export type AvatarStep =
  | { step: 'stored' }
  | { step: 'updated'; avatarUrl: string }
  | { step: 'failed'; code: FailureCode | 'offline' }
