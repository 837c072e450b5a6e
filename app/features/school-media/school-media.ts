export type MediaKind = 'image' | 'video'

/** Why an uploaded file cannot be shown: `failure.<problem>` of the catalogue. */
export type MediaProblem = 'media_type' | 'media_pixels' | 'media_damaged'

const MB = 1024 * 1024
/** Maximum file size by kind, in bytes. */
export const MAX_BYTES: Record<MediaKind, number> = { image: 20 * MB, video: 200 * MB }
/** File types that the file chooser offers. The server judges by the content. */
export const ACCEPTED: Record<MediaKind, string> = { image: 'image/*', video: 'video/mp4,video/webm,video/ogg' }
/** Maximum size of a file with subtitles, in bytes. */
export const MAX_SUBTITLE_BYTES = 256 * 1024
/** Maximum length of a description and of a caption. */
export const MAX_WORDS = 300
/** Seconds for which a screen offers to undo a deletion. */
export const UNDO_SECONDS = 10

/** Address for parts of a file: `/api/uploads/<id>`, the protocol tus 1.0 without creation. */
export const UPLOADS_PATH = '/api/uploads'

/** Whether a file is of the expected kind, by the type that the browser states. */
export const isAccepted = (kind: MediaKind, type: string): boolean =>
  kind === 'image' ? type.startsWith('image/') : ACCEPTED.video.split(',').includes(type)

/** Items on a page, the default of the storage's listing (spec section 9). */
export const MEDIA_PAGE = 100
