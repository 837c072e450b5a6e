// Measures how long each document, file and task blocks the answering thread: its processor time between two turns of
// the event loop, in the built program with a made-up directory, while nothing else runs:
// npm run bench -- pieces [schools] [--only part of a name]
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { db } from '#db/client.ts'
import { startServer } from '../load/server.ts'
import { withDirectory } from '../load/with-program.ts'
import { PieceReader, type Pieces } from './pieces.ts'
import { runJobs } from './run-jobs.ts'
import { type Seeded, seed } from './seed.ts'
import { accountWorks, jobWorks, ORDERS, publicWorks, RUNS, type Work } from './works.ts'

const BOUND_MS = 20
/** The schedule is written after the program has begun to answer. */
const SCHEDULE_MS = 5000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const count = Number(positionals[0] ?? 50_000)
if (!(Number.isInteger(count) && count >= 2000))
  throw new Error('Usage: npm run bench -- pieces [schools, at least 2000] [--only part of a name]')

/** Every scheduled task, twice: the second time there is less to do. */
async function taskWorks(): Promise<Work[]> {
  const { rows } = await sql<{ key: string }>`
    select key from pgboss.schedule where name = 'run_task' order by key`.execute(db())
  return rows.map(({ key }) => ({ name: `task: ${key}`, runs: 2, work: () => runJobs('run_task', [{ task: key }]) }))
}

function row({ name, first, later, many, runs }: Pieces): string {
  const [one, others] = [first, later].map((ms) => ms.toFixed(0).padStart(5))
  return `${name.padEnd(64)} ${one} ${runs > 1 ? others : '     '} ${String(many).padStart(5)}`
}

/** Returns the path of some town of the directory. */
async function someTown(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/places/deutschland`)).text()
  const town = /href="(\/places\/deutschland\/[^/"]+\/[^/"?#]+)"/.exec(page)?.[1]
  if (!town) throw new Error('There is no town.')
  return town
}

async function measure(origin: string, reader: PieceReader, seeded: Seeded, schools: readonly string[]): Promise<void> {
  const about = { ...seeded, origin, town: await someTown(origin), schools }
  const all = [...jobWorks(about), ...publicWorks(about), ...accountWorks(about), ...(await taskWorks())]
  console.log(`${'milliseconds of processor time of the answering thread'.padEnd(64)} first later   > ${BOUND_MS}`)
  for (const { name, runs = RUNS, work } of all) {
    if (!name.includes(values.only)) continue
    try {
      console.log(row(await reader.of(name, runs, work)))
    } catch (error) {
      console.log(`${name.padEnd(64)} failed: ${(error as Error).message}`)
      process.exitCode = 1
    }
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-pieces-'))
try {
  await withDirectory(count, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from schools where status = 'active' and country = 'DE' and lat is not null
       order by hashtext(id) limit 6000`,
    )
    const schools = rows.map(({ id }) => id)
    const files = path.join(folder, 'files')
    const seeded = await seed(schools, files, ORDERS)
    const turns = path.join(folder, 'turns')
    const server = await startServer({
      flags: ['--import', path.resolve('bench/pieces/watch-turns.js')],
      settings: { TURNS_FILE: turns, FILES_DIR: files },
    })
    try {
      await sleep(SCHEDULE_MS)
      await measure(server.origin, new PieceReader(turns, BOUND_MS), seeded, schools)
    } finally {
      await server.stop()
    }
  })
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
