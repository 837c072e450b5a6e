import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import type { CommandReport } from '#imports/run-import.ts'
import { type Batch, findFiles } from './find-files.ts'
import { generateFiles } from './generate-files.ts'
import { factsByCountry, sharesByKind } from './report.ts'

/**
 * `man 5 proc_pid_stat`: the time of ended children, in hundredths of a second, counted from the field after the name.
 */
const CHILDREN = [13, 14]

// Imports every register and statistic in a folder into a separate database, registers first, each run in a separate
// process, and prints rows, facts, seconds, processor time of program and database, and memory: `npm run bench -- facts
// <folder>`. Without a folder the files are made up. Files that name no period are given a day.

const DATABASE = 'aulario_bench_facts'
const DAY = '2022-10-01'
const GOAL = { facts: 100_000, seconds: 10, memoryMb: 300 }

type Outcome = { report?: CommandReport; problem?: string; processor: number; memoryMb: number; files: string[] }

const run = promisify(execFile)
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-facts-'))
const server = await startEmbeddedPostgres(projectDir, { folder: 'postgres-bench' })
const owner = new pg.Client(server.ownerUrl('postgres'))
await owner.connect()
try {
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await createDatabase(server, DATABASE)
  await migrate(server.ownerUrl(DATABASE), 'aulario')
  const { batches, unknown } = await findFiles(process.argv[2] ?? generated())
  const totals = { rows: 0, facts: 0, seconds: 0, processor: 0, memoryMb: 0 }
  for (const batch of batches) {
    const outcome = await importBatch(batch)
    const { report, problem, processor, memoryMb } = outcome
    const name = `${batch.source} ${outcome.files.map((file) => path.basename(file)).join(' + ')}`
    if (!report) {
      console.log(`${name}\n  refused: ${problem}`)
      continue
    }
    console.log(`${name}\n${textOf(report, outcome)}`)
    totals.rows += report.read
    totals.facts += report.facts
    totals.seconds += report.seconds
    totals.processor += processor
    totals.memoryMb = Math.max(totals.memoryMb, memoryMb)
  }
  if (unknown.length > 0) console.log(`Of no source: ${unknown.map((file) => path.basename(file)).join(', ')}`)
  await printStored(server.ownerUrl(DATABASE))
  const pace = (seconds: number) => ((seconds / Math.max(totals.facts, 1)) * GOAL.facts).toFixed(1)
  console.log(
    `All: ${totals.rows} rows, ${totals.facts} facts in ${totals.seconds.toFixed(1)} s (${totals.processor.toFixed(1)} s of processor time); ` +
      `${GOAL.facts} facts in ${pace(totals.seconds)} s (${pace(totals.processor)} s of processor time; goal ${GOAL.seconds} s), peak memory ${Math.round(totals.memoryMb)} MB (goal ${GOAL.memoryMb} MB)`,
  )
} finally {
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.end()
  fs.rmSync(temporary, { recursive: true, force: true })
  await server.release()
}

function generated(): string {
  const folder = path.join(temporary, 'files')
  fs.mkdirSync(folder)
  generateFiles(folder)
  return folder
}

/** Tries without a day first; registers with everything that supports them, statistics only if they need it. */
async function importBatch({ source, file, support, holdsSchools }: Batch): Promise<Outcome> {
  const alone = [file]
  const together = [file, ...support]
  let outcome: Outcome = { processor: 0, memoryMb: 0, files: alone }
  for (const files of new Set(holdsSchools ? [together, alone] : [alone, together])) {
    for (const day of ['-', DAY]) {
      outcome = { ...(await importWith(source, day, files)), files }
      if (outcome.report && outcome.report.added + outcome.report.unchanged + outcome.report.facts > 0) return outcome
    }
  }
  return outcome
}

async function importWith(source: string, day: string, files: string[]): Promise<Omit<Outcome, 'files'>> {
  const worker = path.join(import.meta.dirname, 'worker.ts')
  const env = { ...process.env, DATABASE_URL: server.url('aulario', DATABASE) }
  const before = databaseSeconds(server.home)
  const { stdout } = await run(process.execPath, [worker, source, temporary, day, ...files], { env })
  const outcome = JSON.parse(stdout) as Omit<Outcome, 'files'>
  return { ...outcome, processor: outcome.processor + databaseSeconds(server.home) - before }
}

function textOf(report: CommandReport, { processor, memoryMb }: Outcome): string {
  const { read, added, changed, unchanged, rejected, facts, factsChanged, factsWaiting, seconds, reasons } = report
  const why = Object.entries(reasons).map(([reason, count]) => `${count} ${reason}`)
  return [
    `  ${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processor time), ${Math.round(memoryMb)} MB: ${read} rows, schools added ${added}, changed ${changed}, unchanged ${unchanged}`,
    `  facts ${facts}, new or changed ${factsChanged}, waiting for their school ${factsWaiting}`,
    ...(rejected > 0 ? [`  rejected ${rejected}: ${why.join(', ')}`] : []),
  ].join('\n')
}

async function printStored(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (const line of [...(await factsByCountry(client)), ...(await sharesByKind(client))]) console.log(line)
  } finally {
    await client.end()
  }
}

/**
 * Returns the seconds of processor time that the ended connections of the embedded server have used; NaN where the
 * system does not report it.
 *
 * @param home folder of the server
 */
function databaseSeconds(home: string): number {
  try {
    const [pid] = fs.readFileSync(path.join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return CHILDREN.reduce((sum, place) => sum + Number(fields[place]), 0) / 100
  } catch {
    return Number.NaN
  }
}
