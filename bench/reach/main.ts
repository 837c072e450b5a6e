import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { readIndexedProfiles } from '#app/features/sitemaps/indexed-profiles.server.ts'
import { writeAll } from '#app/features/sitemaps/refresh-sitemaps.server.ts'
import { MAX_BYTES, MAX_ENTRIES } from '#app/features/sitemaps/sitemap-xml.ts'
import { FOLDER } from '#app/features/sitemaps/write-files.server.ts'
import { DEFAULT_LOCALE, localeOf } from '#app/i18n/locales.ts'
import { closedBy, crawl } from '#app/routes/testing/crawl.ts'
import { closeDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { anyAddress } from '../load/get-page.ts'
import { startServer } from '../load/server.ts'
import { reportFaults } from './count-faults.ts'

const CLICKS = 4

/**
 * Starts the built program on the directory of the settings and follows its links in one language. Prints how many
 * clicks lead to the profiles that search engines may list, and which links lead to a redirect or nowhere.
 *
 * @returns whether every such profile is reached within four clicks, and no link is broken
 */
async function walkDirectory(): Promise<boolean> {
  const server = await startServer()
  try {
    const isClosed = closedBy(await (await fetch(`${server.origin}/robots.txt`)).text())
    const { clicks, broken } = await crawl('/', (address) => open(server.origin + address), {
      isFollowed: (address) => !isClosed(address) && localeOf(address) === DEFAULT_LOCALE,
      mostClicks: CLICKS,
    })
    const reached = new Map<number | undefined, number>()
    for (const country of COUNTRIES)
      for await (const batch of readIndexedProfiles(country))
        for (const { id } of batch) {
          const distance = clicks.get(`/schools/${id}`)
          reached.set(distance, (reached.get(distance) ?? 0) + 1)
        }
    for (const [distance, count] of reached)
      console.log(`${count} profiles after ${distance ?? `more than ${CLICKS}`} clicks`)
    console.log(`${clicks.size} addresses opened, ${broken.length} lead to a redirect or nowhere`)
    for (const link of broken.slice(0, 10)) console.log(link)
    return broken.length === 0 && !reached.has(undefined)
  } finally {
    await server.stop()
  }
}

async function open(address: string) {
  const response = await fetch(address, { redirect: 'manual', headers: { 'x-forwarded-for': anyAddress() } })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const body = await response.text()
  return { status: response.status, html: isPage ? body : '' }
}

// Measures how search engines cope with a made-up directory, in three parts: follows the links of the built program,
// counts titles and descriptions that repeat or are too long, and writes the sitemaps and counts their contents:
// npm run bench -- reach [schools] [reviews]. Fails when the goals are exceeded.

const DATABASE = 'aulario_bench_reach'
const GOAL = { seconds: 60, memoryMb: 200 }
/** Number of schools whose pages are visited and whose titles and descriptions are counted. */
const PROFILES_WALKED = 2000
const PROFILES_TITLED = 50_000
const MB = 1024 * 1024

const schools = Number(process.argv[2] ?? 250_000)
const reviews = Number(process.argv[3] ?? 100_000)
if (![schools, reviews].every((count) => Number.isInteger(count) && count > 0))
  throw new Error('Usage: npm run bench -- reach [schools] [reviews]')

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bench-reach-'))
process.env.FILES_DIR = folder
const server = await startEmbeddedPostgres(projectDir, { folder: 'postgres-bench' })
try {
  await makeDirectory(PROFILES_WALKED, PROFILES_WALKED)
  if (!(await walkDirectory())) process.exitCode = 1
  await closeDatabase()
  if (!reportFaults([...generateSchools(PROFILES_TITLED)])) process.exitCode = 1
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
