// Brings an empty directory up to date from publishers on this machine that have the files of a folder where the
// catalogue looks for them, then takes those that no address has, and prints minutes, memory, schools, facts and the
// share of profiles with enough facts. With --reverse a second directory takes the same files in reverse order, and the
// rows in which the two differ are counted: npm run bench -- registers <folder> [--reverse]
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { startStandIn } from '#imports/testing/publishers/stand-in-publishers.ts'
import { factsByCountry, sharesByKind } from '../facts/report.ts'
import { compareDirectories } from './compare-directories.ts'

const [DATABASE, REVERSED] = ['aulario_bench_registers', 'aulario_bench_registers_reversed']

const { values, positionals } = parseArgs({ allowPositionals: true, options: { reverse: { type: 'boolean' } } })
const [folder] = positionals
if (!folder) throw new Error('Usage: npm run bench -- registers <folder> [--reverse]')

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-registers-'))
const server = await startEmbeddedPostgres(projectDir, { folder: 'postgres-bench' })
const owner = new pg.Client(server.ownerUrl('postgres'))
await owner.connect()
const standIn = await startStandIn(folder, new Date().toISOString().slice(0, 10))
try {
  console.log(`${standIn.files.length} files at addresses of the catalogue, ${standIn.left.length} at none.`)
  keepLeft(standIn.left)
  await fill(DATABASE, 'update', String(new URL(standIn.route('https://a')).port))
  await within(DATABASE, async (client) => {
    for (const line of [...(await factsByCountry(client)), ...(await sharesByKind(client))]) console.log(line)
  })
  if (values.reverse) {
    await fill(REVERSED, 'reverse')
    await within(DATABASE, (one) =>
      within(REVERSED, async (other) => {
        for (const line of await compareDirectories(one, other)) console.log(line)
      }),
    )
  }
} finally {
  standIn.close()
  for (const name of [DATABASE, REVERSED]) await owner.query(`drop database if exists ${name} with (force)`)
  await owner.end()
  fs.rmSync(work, { recursive: true, force: true })
  await server.release()
}

/** Files of one name may lie in several folders. */
function keepLeft(files: readonly string[]) {
  files.forEach((file, index) => {
    const place = path.join(work, 'left', String(index))
    fs.mkdirSync(place, { recursive: true })
    fs.cpSync(file, path.join(place, path.basename(file)), { preserveTimestamps: true })
  })
}

/** Fills an empty database in a process of its own, whose memory is that of the command. */
async function fill(database: string, ...args: string[]) {
  await owner.query(`drop database if exists ${database} with (force)`)
  await createDatabase(server, database)
  await migrate(server.ownerUrl(database), 'aulario')
  const worker = path.join(import.meta.dirname, 'worker.ts')
  const child = spawn(process.execPath, [worker, work, ...args], {
    env: { ...process.env, DATABASE_URL: server.url('aulario', database) },
    stdio: 'inherit',
  })
  const code = await new Promise<number | null>((done) => child.once('close', done))
  if (code !== 0) throw new Error(`The command ended with ${code}.`)
}

async function within(database: string, use: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(server.ownerUrl(database))
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}
