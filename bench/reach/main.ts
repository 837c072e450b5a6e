import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { writeAll } from '#app/features/sitemaps/refresh-sitemaps.server.ts'
import { MAX_BYTES, MAX_ENTRIES } from '#app/features/sitemaps/sitemap-xml.ts'
import { FOLDER } from '#app/features/sitemaps/write-files.server.ts'
import { closeDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { reportFaults } from './count-faults.ts'
import { walkDirectory } from './walk-directory.ts'

// Measures how search engines cope with a made-up directory, in three parts: follows the links of the built program,
// counts titles and descriptions that repeat or are too long, and writes the sitemaps and counts their contents:
// node bench/reach/main.ts [schools] [reviews]. Fails when the goals are exceeded.

const DATABASE = 'aulario_bench_reach'
const PORT = 4187
const GOAL = { seconds: 60, memoryMb: 200 }
/** Number of schools whose pages are visited and whose titles and descriptions are counted. */
const WALKED = 2000
const TITLED = 50_000
const MB = 1024 * 1024

const schools = Number(process.argv[2] ?? 250_000)
const reviews = Number(process.argv[3] ?? 100_000)
if (![schools, reviews].every((count) => Number.isInteger(count) && count > 0))
  throw new Error('Usage: node bench/reach/main.ts [schools] [reviews]')

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-reach-'))
process.env.FILES_DIR = folder
const server = await startEmbeddedPostgres(projectDir, { folder: 'postgres-bench' })
try {
  await makeDirectory(WALKED, WALKED)
  if (!(await walkDirectory(PORT))) process.exitCode = 1
  await closeDatabase()
  if (!reportFaults([...generateSchools(TITLED)])) process.exitCode = 1
  await makeDirectory(schools, reviews)
  const rest = process.memoryUsage().rss
  let most = rest
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const started = performance.now()
  const files = await writeAll()
  const seconds = (performance.now() - started) / 1000
  clearInterval(watch)
  let addresses = 0
  for (const { name } of files) {
    const { entries, bytes } = await sizeOf(name)
    addresses += entries
    console.log(`${name}: ${entries} addresses, ${(bytes / MB).toFixed(1)} MB`)
    if (entries > MAX_ENTRIES || bytes > MAX_BYTES) throw new Error(`${name} is larger than the protocol allows.`)
  }
  const memoryMb = (most - rest) / MB
  const isMet = seconds <= GOAL.seconds && memoryMb <= GOAL.memoryMb
  console.log(
    `${schools} schools: ${addresses} addresses in ${seconds.toFixed(1)} s, ${memoryMb.toFixed(0)} MB above rest`,
  )
  console.log(`goal ≤ ${GOAL.seconds} s, ≤ ${GOAL.memoryMb} MB: ${isMet ? 'met' : 'missed'}`)
  if (!isMet) process.exitCode = 1
} finally {
  await closeDatabase()
  await server.release()
  await fs.rm(folder, { recursive: true, force: true })
}

async function makeDirectory(schools: number, reviews: number) {
  const owner = new pg.Client(server.ownerUrl('postgres'))
  await owner.connect()
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.end()
  await createDatabase(server, DATABASE)
  process.env.DATABASE_OWNER_URL = server.ownerUrl(DATABASE)
  process.env.DATABASE_URL = server.url('aulario', DATABASE)
  await migrate(process.env.DATABASE_OWNER_URL, 'aulario')
  const client = new pg.Client(process.env.DATABASE_URL)
  await client.connect()
  const silent = { schools: () => {}, reviews: () => {} }
  await writeDirectory(client, () => generateSchools(schools), reviews, silent)
  await client.query('vacuum analyze')
  await client.end()
}

async function sizeOf(name: string): Promise<{ entries: number; bytes: number }> {
  const file = await storage().get(FOLDER + name)
  if (!file) throw new Error(`${name} is in the index but not in the store.`)
  let [entries, bytes, tail] = [0, 0, '']
  for await (const chunk of file.pipe(createGunzip()) as AsyncIterable<Buffer>) {
    const text = tail + chunk.toString('latin1')
    entries += text.split('<loc>').length - 1
    bytes += chunk.length
    tail = text.slice(-4)
  }
  return { entries, bytes }
}
