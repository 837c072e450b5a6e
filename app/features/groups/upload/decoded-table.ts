/** A table as read by a decoder: the header in lower case, and the rows with their numbers in the file. */
export type DecodedTable = { header: string[]; rows: { line: number; cells: string[] }[] }
