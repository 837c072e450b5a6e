/** Maximum size of an imported file, compressed as it is. */
export const MAX_IMPORT_BYTES = 200 * 1024 * 1024
/** Limits of a file that is fetched from an address. */
export const DOWNLOAD_LIMITS = { bytes: MAX_IMPORT_BYTES, ms: 600_000 }
/** Maximum number of files of one import: a register with everything that completes it. */
export const MAX_IMPORT_FILES = 6
/** Days for which a run can be undone and its changes to each school are stored. */
export const UNDO_DAYS = 30
/** Days for which a trial's files are stored, so that it can be carried out. */
export const FILE_DAYS = 7
