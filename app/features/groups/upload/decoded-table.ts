/** A table as a decoder read it: the header in lower case, and the rows with their numbers in the file. */
export type DecodedTable = { header: string[]; rows: { line: number; cells: string[] }[] }
