/** Largest file that an import takes, packed as it is. */
export const MAX_IMPORT_BYTES = 200 * 1024 * 1024
/** Files of one import: a register with all that completes it. */
export const MAX_IMPORT_FILES = 6
/** How long a run can be taken back, and what it did to which school is kept. */
export const UNDO_DAYS = 30
/** How long the files of a trial are kept to be carried out. */
export const FILE_DAYS = 7
