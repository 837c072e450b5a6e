/** Largest file that is accepted as evidence: 5 MB. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024
/** Types that the file chooser offers; the server decides by the content. */
export const DOCUMENT_TYPES = 'application/pdf,image/jpeg,image/png,image/webp'
