import type { PackedFile } from '#lib/packed-files.ts'
import type { Workbook } from '../files/formats/workbook.ts'
import { inspectFile } from '../files/inspect-file.ts'
import { type ReadRow, readRows } from '../files/read-rows.ts'
import { recogniseFiles } from '../files/recognise.ts'
import { type Source, schoolTable } from '../source.ts'
import { SOURCES } from '../sources.ts'

const COLUMNS = {
  code: ['Code'],
  name: ['Name'],
  phone: ['Phone number', 'Tel'],
  lat: ['latitude'],
  lng: ['longitude'],
}

/** A register whose schools have a code and a name. */
export const plainRegister: Source = {
  id: 'gb-gias',
  country: 'GB',
  tables: [
    schoolTable({
      name: 'plain',
      columns: COLUMNS,
      required: ['code', 'name'],
      feeds: { phone: ['phone'] },
      reader: () => () => ({ reason: 'no_name', code: '', detail: '' }),
    }),
  ],
  supplements: [],
  overrules: [],
}

/** Reads a file of {@link plainRegister} as an import would, up to its rows. */
export async function tableRows(file: PackedFile | Workbook): Promise<ReadRow[]> {
  const [recognised] = recogniseFiles([await inspectFile(file)], plainRegister, SOURCES).tables
  const read: ReadRow[] = []
  if (recognised) for await (const row of readRows(recognised)) read.push(row)
  return read
}
