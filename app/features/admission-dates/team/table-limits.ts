/** Bytes of a table that the team uploads. */
export const MAX_TABLE_BYTES = 200_000
/** Characters of each piece in which a checked table is sent again: no text of a form may be longer than 32 KB. */
export const PIECE_LENGTH = 8000
