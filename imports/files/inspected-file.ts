import type { PackedFile } from '#lib/packed-files.ts'

/** The cells of one row in the order of the header, as published. `line` is its position, counted from 1. */
export type TableRecord = { record: string[]; line: number }

/** A table within a file: rows under a header. */
export type InspectedTable = {
  /** Unpacked size of what has to be read for it. */
  bytes: number
  header: string[]
  /** The name of its sheet in a workbook. */
  sheet?: string | undefined
  /**
   * Reads its rows from the beginning; may be called repeatedly.
   *
   * @param onBytes called with the number of unpacked bytes read
   * @throws ImportError with a one-sentence message when they cannot be read
   */
  records: (onBytes: (count: number) => void) => AsyncIterable<TableRecord>
}

/** A file that was read once to its end, with every table that it may hold; its layout decides which one is meant. */
export type InspectedFile = Pick<PackedFile, 'name' | 'modified'> & { tables: readonly InspectedTable[] }

/** A file and the table in it that is imported. */
export type TableFile = Pick<PackedFile, 'name' | 'modified'> & InspectedTable

/** Larger than any row of a register: a quotation, cell or value that is never closed must not fill the memory. */
export const MAX_ROW = 1_000_000

/** More columns than any register has. */
export const MAX_COLUMNS = 5_000
