// Measures what a site takes at several sizes, and draws a line through it (docs/capacity.md):
// npm run bench -- capacity 10000,50000,250000 [--processes 1,2,4] [--seconds 4] [--into <file>]
// `--into` adds what was measured to a file of JSON lines, and the lines go through all that the file has.
// It counts processor time and proportional memory, so that other work on the machine does not show in it.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withDirectory } from '../load/with-program.ts'
import { farthest, fitLine, sharePopular } from './fit.ts'
import { addressesOf, bytesOfRows, KINDS, type Measured, measureSite } from './measure.ts'

/** What a process keeps of pages, and what a kept page takes besides its bytes (`page-cache.server.ts`). */
const KEPT = { bytes: 64 * 1024 * 1024, entry: 2048 }

const USAGE = 'Usage: npm run bench -- capacity <schools,…> [--processes 1,2,4] [--seconds 4] [--into <file>]'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '1,2,4' },
    seconds: { type: 'string', default: '4' },
    into: { type: 'string' },
  },
})
const numbersOf = (text = '') => text.split(',').map(Number)
const sizes = numbersOf(positionals[0])
const counts = numbersOf(values.processes)
const seconds = Number(values.seconds)
if (![...sizes, ...counts].every((one) => Number.isInteger(one) && one > 0) || !(seconds > 0)) throw new Error(USAGE)

const cores = os.availableParallelism()
const shown = (value: number, digits = 0) => value.toFixed(digits).padStart(8)

function report({ processes, startedMb, loadedMb, databaseMb, startS, madeIndex, indexMb, costs }: Measured) {
  const more = processes > cores ? `  (${cores} cores: no measure of scaling)` : ''
  console.log(`  ${processes} process(es)${more}`)
  console.log(`    memory, MB: started ${shown(startedMb)}, loaded ${shown(loadedMb)}, PostgreSQL ${shown(databaseMb)}`)
  const index = madeIndex ? 'made its index' : 'read its index'
  console.log(`    start: ${shown(startS, 1)} s of processor, ${index}, file ${shown(indexMb, 1)} MB`)
  for (const kind of KINDS) {
    const { programMs, databaseMs, sentBytes } = costs[kind]
    console.log(
      `    ${kind.padEnd(14)}${shown(programMs, 2)} ms + ${shown(databaseMs, 2)} ms, ${shown(sentBytes)} bytes`,
    )
  }
}

/** Prints the line of memory for each number of processes, and how many visits kept pages can answer. */
function reportLines(all: readonly Measured[]) {
  for (const processes of [...new Set(all.map((one) => one.processes))].sort((a, b) => a - b)) {
    const of = all.filter((one) => one.processes === processes)
    if (new Set(of.map(({ schools }) => schools)).size < 2) continue
    for (const name of ['startedMb', 'loadedMb', 'indexMb'] as const) {
      const points = of.map((one) => [one.schools, one[name]] as const)
      const line = fitLine(points)
      const error = `off by ${(100 * farthest(line, points)).toFixed(0)} % at most`
      console.log(
        `${processes} process(es), ${name}: ${line.base.toFixed(0)} + ${(line.each * 1000).toFixed(3)} a thousand schools, ${error}`,
      )
    }
  }
  const page = Math.max(...all.map(({ costs }) => costs['kept profile'].sentBytes))
  const kept = Math.floor(KEPT.bytes / (page + KEPT.entry))
  const shares = [...new Set(all.map(({ schools }) => schools))].sort((a, b) => a - b)
  console.log(`kept pages of each process: ${kept}`)
  for (const schools of shares)
    console.log(`  of ${schools} profiles ${(100 * sharePopular(kept, schools)).toFixed(0)} % of the visits`)
}

const measured: Measured[] = []
for (const schools of sizes) {
  await withDirectory(schools, async (client) => {
    const rows = Object.entries(await bytesOfRows(client)).map(([owner, bytes]) => `${bytes.toFixed(0)} a ${owner}`)
    console.log(`${schools} schools; bytes of rows with their indexes: ${rows.join(', ')}`)
    const addresses = await addressesOf(client, schools)
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-capacity-'))
    try {
      for (const processes of counts) {
        const one = await measureSite({ client, schools, processes, folder, seconds }, addresses)
        report(one)
        measured.push(one)
        if (values.into) fs.appendFileSync(values.into, `${JSON.stringify(one)}\n`)
      }
    } finally {
      fs.rmSync(folder, { recursive: true, force: true })
    }
  })
}
const read = (file: string) => fs.readFileSync(file, 'utf8').trim().split('\n')
reportLines(values.into ? read(values.into).map((line): Measured => JSON.parse(line)) : measured)
