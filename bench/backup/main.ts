import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { closeDatabase, programConnection } from '#db/client.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { qualifiedName } from '#server/backup/archive.ts'
import { listTables } from '#server/backup/list-tables.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'

// Measures a backup and its restore with a made-up directory, compared with the minimum time for reading the same rows
// and copying the same files: npm run bench -- backup [schools] [reviews] [files]

const FULL = 'aulario_backup_bench'
const EMPTY = 'aulario_restore_bench'
/** About the size of a school's picture. */
const FILE_BYTES = 150_000

const [schools = 250_000, reviews = 1_000_000, files = 2000] = process.argv.slice(2).map(Number)
if (![schools, reviews, files].every((count) => Number.isInteger(count) && count > 0))
  throw new Error('Usage: npm run bench -- backup [schools] [reviews] [files]')
const folder = path.join(projectDir, 'data', 'bench-backup')
const archive = path.join(folder, 'all.tar.zst')

async function freshDatabase(server: EmbeddedPostgres, name: string) {
  const owner = new pg.Client(server.ownerUrl('postgres'))
  await owner.connect()
  await owner.query(`drop database if exists ${name} with (force)`)
  await owner.end()
  await createDatabase(server, name)
  return server.ownerUrl(name)
}

async function fill(ownerUrl: string, programUrl: string) {
  await migrate(ownerUrl, 'aulario')
  process.env.DATABASE_URL = programUrl
  const client = new pg.Client(programConnection())
  await client.connect()
  const quiet = { schools: () => {}, reviews: () => {} }
  const written = await writeDirectory(client, () => generateSchools(schools), reviews, quiet)
  await client.end()
  await closeDatabase()
  for (let at = 0; at < files; at++) {
    const place = path.join(folder, 'files', 'school-media', String(at % 100))
    fs.mkdirSync(place, { recursive: true })
    fs.writeFileSync(path.join(place, `${at}.webp`), randomBytes(FILE_BYTES))
  }
  console.log(`${written.schools} schools, ${written.reviews} reviews, ${files} files`)
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  console.log(`${name.padEnd(34)} ${seconds.toFixed(1).padStart(7)} s`)
  return { seconds, result }
}

/** Reads every row with COPY and copies every file: no backup can take less. */
async function measureFloor(ownerUrl: string) {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })
  for (const table of await listTables(client))
    await pipeline(client.query(copyTo(`copy ${qualifiedName(table)} to stdout`)), nowhere())
  await client.end()
  fs.cpSync(path.join(folder, 'files'), path.join(folder, 'copied'), { recursive: true })
}

async function main() {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const server = await startEmbeddedPostgres(projectDir, { folder: 'bench' })
  try {
    const full = await freshDatabase(server, FULL)
    await fill(full, server.url('aulario', FULL))
    const least = await timed('reading all rows, copying files', () => measureFloor(full))
    const storage = new FileSystemStorage(path.join(folder, 'files'))
    const saved = await timed('backup', () => makeBackup({ ownerUrl: full, storage }, fs.createWriteStream(archive)))
    const empty = { ownerUrl: await freshDatabase(server, EMPTY), login: 'aulario' }
    const target = new FileSystemStorage(path.join(folder, 'restored'))
    const source = fs.createReadStream(archive)
    const restored = await timed('restore', () => restoreBackup({ ...empty, storage: target }, source))
    if (JSON.stringify(restored.result.rows) !== JSON.stringify(saved.result.rows)) throw new Error('Rows are missing.')
    console.log(`archive ${(fs.statSync(archive).size / 1e6).toFixed(0)} MB`)
    console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
    console.log(`backup to the least ${(saved.seconds / least.seconds).toFixed(1)}`)
    console.log(`restore to backup ${(restored.seconds / saved.seconds).toFixed(1)}`)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
    await server.release()
  }
}

await main().catch((error: Error) => {
  console.error(error)
  process.exitCode = 1
})
