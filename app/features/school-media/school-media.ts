export type MediaKind = 'image' | 'video'

/** Why an uploaded file cannot be shown: `failure.<problem>` of the catalogue. */
export type MediaProblem = 'media_type' | 'media_pixels' | 'media_damaged'

const MB = 1024 * 1024
/** Largest file of each kind in bytes. */
export const MAX_BYTES: Record<MediaKind, number> = { image: 20 * MB, video: 200 * MB }
/** What the file chooser offers; what counts on the server is the content. */
export const ACCEPTED: Record<MediaKind, string> = { image: 'image/*', video: 'video/mp4,video/webm,video/ogg' }
/** Longest text that says what a picture shows, and longest text under it. */
export const MAX_WORDS = 300
/** Seconds for which a screen offers to bring back what was deleted. */
export const UNDO_SECONDS = 10

/** Where parts of a file go: `/api/uploads/<id>`, the protocol tus 1.0 without creation. */
export const UPLOADS_PATH = '/api/uploads'

/** Whether a file is of the kind that is asked for, by the type that a browser gives it. */
export const isAccepted = (kind: MediaKind, type: string): boolean =>
  kind === 'image' ? type.startsWith('image/') : ACCEPTED.video.split(',').includes(type)
