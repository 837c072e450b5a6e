import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
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
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'
import { measure, type Spent } from './measure.ts'

// Measures imports from the files on disk to the committed directory on a separate server: the first one, one
// without changes, one in which one school in a hundred differs, a small one, one that changes the type of a single
// school, and one of exactly the same files. They are compared with a COPY of the same schools into a table with the
// same indexes and triggers, and into a plain one.
// npm run bench -- import <files of one register> [--beside 250000]

const DATABASE = 'aulario_bench_import'
/** Rows of the small import. */
const FEW_SCHOOLS = 20

const { values, positionals: files } = parseArgs({ allowPositionals: true, options: { beside: { type: 'string' } } })
if (files.length === 0)
  throw new Error('Usage: node bench/import/main.ts <files of one register> [--beside <made-up schools>]')

/** Returns the register to which these files belong. */
async function sourceOf(): Promise<Source> {
  for (const source of SOURCES) {
    const given = await openGivenFiles(files, source.packedNames)
    try {
      recogniseFiles(await Promise.all(given.files.map((file) => inspectFile(file))), source, [])
      return source
    } catch {
      // The file does not belong to this register.
    } finally {
      await given.close()
    }
  }
  throw new Error('No register has files like these.')
}

/** Runs statements in a separate session. */
async function within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Writes the first rows of a file, unpacked, under its own name. */
async function fewRows(source: Source, folder: string): Promise<string> {
  const given = await openGivenFiles(files.slice(0, 1), source.packedNames)
  try {
    const [file] = given.files
    if (!file || !('open' in file)) throw new Error('The first file is no text.')
    const chunks: Buffer[] = []
    for await (const chunk of await file.open()) chunks.push(chunk as Buffer)
    const few = path.join(folder, file.name)
    const lines = Buffer.concat(chunks)
      .toString('latin1')
      .split('\n')
      .slice(0, FEW_SCHOOLS + 1)
    fs.writeFileSync(few, `${lines.join('\n')}\n`, 'latin1')
    return few
  } finally {
    await given.close()
  }
}

const total = ({ program, postgres }: Spent) => program + postgres
function row(name: string, spent: Spent, full: Spent, bare: Spent): string {
  const { seconds, program, postgres } = spent
  const numbers = [seconds, program, postgres, total(spent) / total(full), total(spent) / total(bare)]
  return `${name.padEnd(24)} ${numbers.map((number) => number.toFixed(2).padStart(9)).join('')}`
}

const source = await sourceOf()
const server = await startEmbeddedPostgres(projectDir, { folder: 'postgres-bench' })
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-import-'))
const owner = new pg.Client(server.ownerUrl('postgres'))
await owner.connect()
try {
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await createDatabase(server, DATABASE)
  const url = server.ownerUrl(DATABASE)
  await migrate(url, 'aulario')
  process.env.DATABASE_URL = server.url('aulario', DATABASE)
  const beside = Number(values.beside ?? 0)
  if (beside > 0)
    await within(url, (client) =>
      writeDirectory(client, () => generateSchools(beside), 0, { schools: () => {}, reviews: () => {} }),
    )
  const progress = commandLineProgress(process.stderr)
  const taken = async (name: string, given: string[], again = true) => {
    // Does what autovacuum does in any database that is not new; a table known to be empty is read in full.
    if (again || beside > 0) await within(url, (client) => client.query('vacuum analyze'))
    const { result, spent } = await measure(owner, () =>
      runImport({ source, files: given, rejectedDir: folder, again, progress }),
    )
    console.log(`${name}\n${reportText(result, false)}`)
    return { name, spent, result }
  }

  const first = await taken('first import', files, false)
  const memory = process.resourceUsage().maxRSS / 1024
  const same = await taken('the same schools', files)
  await within(url, (client) =>
    client.query(`update schools set phone = '1', name = name || ' X' where source = $1 and hashtext(id) % 100 = 0`, [
      source.id,
    ]),
  )
  const differing = await taken('1 % of them differ', files)
  const fewPath = await fewRows(source, folder)
  await within(url, (client) => client.query(`update schools set name = name || ' Y' where source = $1`, [source.id]))
  const few = await taken(`${FEW_SCHOOLS} rows`, [fewPath])
  await within(url, (client) =>
    client.query(
      `update schools set category = 'other' where id in (
         select school_id from import_changes where run_id = $1 order by school_id limit 1)`,
      [few.result.runId],
    ),
  )
  const one = await taken('one school of another type', [fewPath])
  await taken('all again', files)
  const known = await taken('the very same files', files, false)

  const table = path.join(folder, 'schools.copy')
  await within(url, async (client) => {
    const rows = `select * from schools where source = ${client.escapeLiteral(source.id)}`
    await pipeline(client.query(copyTo(`copy (${rows}) to stdout`)), fs.createWriteStream(table))
    await client.query('delete from schools where source = $1', [source.id])
  })
  const copied = async (into: string) => {
    const copy = (client: pg.Client) =>
      pipeline(fs.createReadStream(table), client.query(copyFrom(`copy ${into} from stdin`)))
    return (await measure(owner, () => within(url, copy))).spent
  }
  const full = await copied('schools')
  await within(url, (client) => client.query('create table bare (like schools)'))
  const bare = await copied('bare')
  console.log('seconds of                   clock  program postgres  × COPY  × bare COPY (processor time)')
  for (const { name, spent } of [first, same, differing, few, one, known]) console.log(row(name, spent, full, bare))
  console.log(row(`COPY of ${first.result.added} schools`, full, full, bare))
  console.log(row('COPY into a bare table', bare, full, bare))
  console.log(`peak memory of the first import ${Math.round(memory)} MB`)
} finally {
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.end()
  fs.rmSync(folder, { recursive: true, force: true })
  await server.release()
}
