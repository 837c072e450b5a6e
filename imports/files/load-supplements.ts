import type { Row, Supplements } from '../source.ts'
import { readRows } from './read-rows.ts'
import type { RecognisedFile } from './recognise.ts'

/**
 * Reads the supporting files of a run into memory; they have few and short columns. An unreadable row becomes an empty
 * one, so that rows keep their numbers.
 */
export async function loadSupplements(files: readonly RecognisedFile[]): Promise<Supplements> {
  const supplements: Supplements = {}
  for (const file of files) {
    const rows: Row[] = []
    for await (const read of readRows(file)) rows.push('row' in read ? read.row : {})
    supplements[file.layout.name] = rows
  }
  return supplements
}
