// Measures how long the monthly files of a made-up directory take, how much memory they need in addition to that of an
// idle process, and how long they block other work in the process; then checks their lines and checksums. The command
// has the V8 options of every process of a site (server/supervisor/supervise.ts): npm run bench -- open-data [schools]
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { type DumpFile, FOLDER } from '#app/features/open-data/dump.ts'
import { listDumps } from '#app/features/open-data/list-dumps.server.ts'
import { writeMonthlyDump } from '#app/features/open-data/write-dump.server.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { gatherStatistics, withDirectory } from '../load/with-program.ts'

const MB = 1024 * 1024
const SAMPLE_MS = 50
const REGISTER = 'de-jedeschule'
const FACTS = ['pupils', 'classes', 'teachers', 'attendance']

const count = Number(process.argv[2] ?? 250_000)
if (!(Number.isInteger(count) && count > 0)) throw new Error('Usage: npm run bench -- open-data [schools]')

/** Assigns the made-up schools to a register whose licence allows redistribution, and gives each of them facts. */
async function publish(client: pg.Client): Promise<void> {
  await client.query('update schools set source = $1', [REGISTER])
  await client.query(
    `insert into school_facts (key, fact, period, period_start, number, source, dated_by)
     select s.id, fact, 'school_year', '2025-08-01', 50, $1, 'publisher' from schools s, unnest($2::text[]) as fact`,
    [REGISTER, FACTS],
  )
  await gatherStatistics()
}

/** Returns the faults of a file: in its size, its checksum or the number of its lines. */
async function faultsOf(folder: string, { name, bytes, rows, sha256, format }: DumpFile): Promise<string[]> {
  const file = path.join(folder, name)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  let lines = 0
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    if (format === 'jsonl') JSON.parse(line)
    lines++
  }
  const wanted = rows + (format === 'csv' ? 1 : 0)
  return [
    ...((await fs.stat(file)).size === bytes ? [] : [`${name}: size`]),
    ...(hash.digest('hex') === sha256 ? [] : [`${name}: checksum`]),
    ...(lines === wanted ? [] : [`${name}: ${lines} lines instead of ${wanted}`]),
  ]
}

async function measure(store: FileSystemStorage): Promise<void> {
  global.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, SAMPLE_MS)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  const { user, system } = process.cpuUsage()
  await writeMonthlyDump(berlinDay(), store)
  const seconds = (performance.now() - start) / 1000
  const spent = process.cpuUsage()
  clearInterval(sampling)
  delay.disable()
  const cpu = (spent.user - user + spent.system - system) / 1e6
  console.log(`${count} schools: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time of the program`)
  console.log(`memory before ${(before / MB).toFixed(0)} MB, at most ${(most / MB).toFixed(0)} MB`)
  const [p99, longest] = [delay.percentile(99), delay.max].map((time) => (time / 1e6).toFixed(0))
  console.log(`nothing else for ${p99} ms (99 %), ${longest} ms (at most)`)
}

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-open-data-bench-'))
try {
  await withDirectory(count, async (client) => {
    await publish(client)
    const store = new FileSystemStorage(folder)
    await measure(store)
    const [dump] = await listDumps(store)
    if (!dump) throw new Error('There are no files.')
    const faults: string[] = []
    for (const file of dump.files) faults.push(...(await faultsOf(path.join(folder, FOLDER, dump.month), file)))
    const sum = (key: 'rows' | 'bytes') => dump.files.reduce((all, file) => all + file[key], 0)
    console.log(`${dump.files.length} files, ${sum('rows')} lines, ${(sum('bytes') / MB).toFixed(1)} MB`)
    console.log(faults.length === 0 ? 'sizes, checksums and lines as the manifest says' : faults.join('\n'))
    if (faults.length > 0) process.exitCode = 1
  })
} finally {
  await fs.rm(folder, { recursive: true, force: true })
}
