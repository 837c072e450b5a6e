// Writes the starter directory, with which a first start shows real schools: `npm run starter -- <folder>` takes any
// folder of open files, recognises them by their headers, and keeps the rows of one region per country.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isDay } from '#imports/files/edition-date.ts'
import { writeStarter } from './write-starter.ts'

const USAGE = `Usage: npm run starter -- <folder> --undated YYYY-MM-DD [--to <folder>]
--undated is the day of the lists that name none: those of Nordrhein-Westfalen.`
const TARGET = path.join(import.meta.dirname, '../../imports/starter/directory')

const { values, positionals } = parseArgs({
  options: { undated: { type: 'string', default: '' }, to: { type: 'string', default: TARGET } },
  allowPositionals: true,
})
const [folder, ...more] = positionals
if (folder === undefined || more.length > 0 || !isDay(values.undated)) {
  console.error(USAGE)
  process.exitCode = 2
} else await writeStarter(folder, values.undated, values.to, console.log)
