import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { openGivenFiles } from '#imports/files/given-files.ts'
import { inspectFile } from '#imports/files/inspect-file.ts'
import { recogniseFiles } from '#imports/files/recognise.ts'
import { commandLineProgress } from '#imports/progress.ts'
import { reportText } from '#imports/report.ts'
import { runImport } from '#imports/run-import.ts'
import type { Source } from '#imports/source.ts'
import { SOURCES } from '#imports/sources.ts'

// Measures an import from the files on disk to the committed directory, against a bare COPY of the same rows into the
// same table with the same indexes and triggers, on a separate server.

const DATABASE = 'aulario_bench_import'
const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Usage: node bench/import/main.ts <files of one register>')

/** Returns the register of these files. */
async function sourceOf(): Promise<Source> {
  for (const source of SOURCES) {
    const given = await openGivenFiles(files, source.packedNames)
    try {
      recogniseFiles(await Promise.all(given.files.map((file) => inspectFile(file))), source, [])
      return source
    } catch {
      // Not of this register.
    } finally {
      await given.close()
    }
  }
  throw new Error('No register has files like these.')
}

/** Copies all schools out, empties the table, and measures COPY restoring them. */
async function bareCopySeconds(ownerUrl: string, folder: string): Promise<number> {
  const file = path.join(folder, 'schools.copy')
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await pipeline(client.query(copyTo('copy schools to stdout')), fs.createWriteStream(file))
    await client.query('truncate schools cascade')
    const started = performance.now()
    await pipeline(fs.createReadStream(file), client.query(copyFrom('copy schools from stdin')))
    return (performance.now() - started) / 1000
  } finally {
    await client.end()
  }
}

const source = await sourceOf()
const server = await startEmbeddedPostgres(projectDir, { folder: 'postgres-bench' })
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-import-'))
const owner = new pg.Client(server.ownerUrl('postgres'))
await owner.connect()
try {
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await createDatabase(server, DATABASE)
  await migrate(server.ownerUrl(DATABASE), 'aulario')
  process.env.DATABASE_URL = server.url('aulario', DATABASE)
  const importFiles = (again: boolean) =>
    runImport({ source, files, rejectedDir: folder, again, progress: commandLineProgress(process.stderr) })

  const first = await importFiles(false)
  const memory = process.resourceUsage().maxRSS / 1024
  console.log(`First import of ${source.id}\n${reportText(first, false)}`)
  const second = await importFiles(true)
  console.log(`Same files again\n${reportText(second, false)}`)
  const copy = await bareCopySeconds(server.ownerUrl(DATABASE), folder)
  console.log(
    [
      `${first.seconds.toFixed(2)} s, ${Math.round(first.read / first.seconds)} rows/s, peak memory ${Math.round(memory)} MB`,
      `bare COPY of the ${first.added} schools ${copy.toFixed(2)} s, ratio ${(first.seconds / copy).toFixed(1)}`,
      `again ${second.seconds.toFixed(2)} s`,
    ].join('\n'),
  )
} finally {
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.end()
  fs.rmSync(folder, { recursive: true, force: true })
  await server.release()
}
