/** Largest file that is taken as evidence: 5 MB. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024
/** Kinds of files that the file chooser offers; what counts on the server is the content. */
export const DOCUMENT_TYPES = 'application/pdf,image/jpeg,image/png,image/webp'
