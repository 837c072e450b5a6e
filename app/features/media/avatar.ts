/** Largest file that is taken as a picture of a person: 5 MB. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024
/** Pixels of a side; shown at half of it at most, so it is sharp on every screen. */
export const AVATAR_SIDE = 256
/** Kinds of files that the file chooser offers; what counts on the server is the content. */
export const AVATAR_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
/** Where the form goes, without language. */
export const AVATAR_PATH = '/account/avatar'

/** One line of the answer to an upload by script: how far it is, or that it is done, or what went wrong. */
export type AvatarStep = { step: 'stored' } | { step: 'updated'; avatarUrl: string } | { step: 'failed'; code: string }
