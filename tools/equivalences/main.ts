// Helps the second reader of the tables about moving, see docs/equivalences.md:
// `form [equivalences|newcomers]` prints what is to be read anew, `compare equivalences their-file.csv` what differs.
import fs from 'node:fs'
import path from 'node:path'
import { csvLine } from '#lib/text/csv.ts'
import { compareReadings, formOf, type TableName } from './compare.ts'

const [, , command, name = 'equivalences', filled] = process.argv
const table: TableName = name === 'newcomers' ? 'newcomers' : 'equivalences'
const readData = (file: string) => fs.readFileSync(path.join(import.meta.dirname, '../../data', `${file}.csv`), 'utf8')
const first = readData(table)

if (command === 'form') {
  const rows = formOf(table, first, readData('moving-sources'))
  const columns = Object.keys(rows[0] ?? {})
  process.stdout.write(csvLine(columns))
  for (const row of rows) process.stdout.write(csvLine(columns.map((column) => row[column] ?? '')))
} else if (command === 'compare' && filled) {
  const differences = compareReadings(table, first, fs.readFileSync(filled, 'utf8'))
  for (const { key, column, first: one, second } of differences) console.log(`${key} ${column}: ${one} | ${second}`)
  console.log(`${differences.length} differences`)
} else {
  console.error('Say form, or compare equivalences their-file.csv.')
  process.exitCode = 1
}
