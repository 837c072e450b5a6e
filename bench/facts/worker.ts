import { noProgress } from '#imports/progress.ts'
import { runImport } from '#imports/run-import.ts'
import { SOURCES } from '#imports/sources.ts'

// Imports the files of one run in a separate process, whose memory is then that of the import: `node
// bench/facts/worker.ts <source> <folder of rejected rows> <day or -> <file>…`. Prints the outcome as JSON.

const [id, rejectedDir = '', day = '-', ...files] = process.argv.slice(2)
const source = SOURCES.find((one) => one.id === id)
if (!source) throw new Error(`${id} is no source.`)
const date = day === '-' ? undefined : day
const outcome = await runImport({ source, files, rejectedDir, date, progress: noProgress }).then(
  (report) => ({ report }),
  (error: Error) => ({ problem: error.message }),
)
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const processor = (userCPUTime + systemCPUTime) / 1_000_000
console.log(JSON.stringify({ ...outcome, processor, memoryMb: maxRSS / 1024 }))
