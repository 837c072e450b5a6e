import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { db } from '#db/client.ts'
import { noProgress } from '../progress.ts'
import { type CommandOptions, type CommandReport, runImport } from '../run-import.ts'
import { SOURCES } from '../sources.ts'
import { csv, type FileRow, fileRow } from './read-table.ts'

/** Folder for the files and rejected rows of one test file; removed at its end. */
export const dir: string = fs.mkdtempSync(path.join(os.tmpdir(), 'import-test-'))
fs.mkdirSync(path.join(dir, 'rejected'))
afterAll(() => fs.rmSync(dir, { recursive: true }))

/** A row of Get Information About Schools with few columns. */
export const establishment = fileRow({
  URN: '100001',
  EstablishmentName: 'Alpha School',
  'TypeOfEstablishment (name)': 'Community school',
  'EstablishmentStatus (name)': 'Open',
  'PhaseOfEducation (name)': 'Primary',
  StatutoryLowAge: '4',
  StatutoryHighAge: '11',
  Street: 'High Street',
  Town: 'Leeds',
  Postcode: 'LS1 1AA',
  NumberOfPupils: '200',
  TelephoneNum: '01132225555',
  Easting: '430000',
  Northing: '433000',
})
/** Creates the given number of schools, with codes from 100000. */
export const many = (count: number): FileRow[] =>
  Array.from({ length: count }, (_, index) => establishment({ URN: String(100_000 + index) }))

/** Writes a file and returns its path. */
export function file(content: string | Buffer, name = 'gias.csv'): string {
  const place = path.join(dir, name)
  fs.writeFileSync(place, content)
  return place
}

/** Imports files as the command would with `--again`, since tests change what a repeated import finds. */
export function run(
  files: string | string[],
  options: Partial<CommandOptions> = {},
  source = 'gb-gias',
): Promise<CommandReport> {
  const found = SOURCES.find(({ id }) => id === source)
  if (!found) throw new Error(source)
  const common = { source: found, rejectedDir: path.join(dir, 'rejected'), progress: noProgress, again: true }
  return runImport({ ...common, files: [files].flat(), ...options })
}

/** Makes a file of Get Information About Schools. */
export const gias = (...rows: FileRow[]): string => file(csv(rows))
export const school = (id: string) =>
  db().selectFrom('schools').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Empties the tables that imports write. */
export async function clearImports(): Promise<void> {
  for (const table of ['schools', 'import_runs', 'register_listings', 'whole_editions'] as const)
    await db().deleteFrom(table).execute()
}
