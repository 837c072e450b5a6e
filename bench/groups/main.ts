import pg from 'pg'
import { applyChange, undoChange } from '#app/features/groups/changes/apply-change.server.ts'
import { planChange } from '#app/features/groups/changes/plan-change.server.ts'
import { viewChange } from '#app/features/groups/changes/view-change.server.ts'
import { MAX_SCHOOLS_AT_ONCE } from '#app/features/groups/group.ts'
import { listGroupSchools } from '#app/features/groups/schools/list-group-schools.server.ts'
import { makeGroup } from '#app/features/groups/testing/groups.ts'
import { addToGroup } from '#app/features/schools/membership/add-to-group.server.ts'
import { closeDatabase, db, programConnection } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase, projectDir } from '#db/open-database.ts'
import { generateSchools } from '../directory/generate-schools.ts'
import { writeDirectory } from '../directory/write-directory.ts'

// Measures a bulk change to as many schools as a group may change at once, with a made-up directory:
// npm run bench -- groups [schools]

const DATABASE = 'aulario_groups_bench'
const GROUP_SCHOOLS = 5000

const schools = Number(process.argv[2] ?? 50_000)
if (!(schools >= GROUP_SCHOOLS)) throw new Error(`Usage: npm run bench -- groups [schools, at least ${GROUP_SCHOOLS}]`)

/** Opens the benchmark's own database, which waits for the disk as the product's does. */
async function openDatabase() {
  const server = await startEmbeddedPostgres(projectDir, { folder: 'bench' })
  const owner = new pg.Client(server.ownerUrl('postgres'))
  await owner.connect()
  await owner.query(`drop database if exists ${DATABASE} with (force)`)
  await owner.end()
  await createDatabase(server, DATABASE)
  process.env.DATABASE_OWNER_URL = server.ownerUrl(DATABASE)
  process.env.DATABASE_URL = server.url('aulario', DATABASE)
  await migrate(process.env.DATABASE_OWNER_URL, 'aulario')
  return server
}

async function timed<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now()
  const answer = await work()
  console.log(`${what}: ${(performance.now() - start).toFixed(0)} ms`)
  return answer
}

async function measureGroup(ids: readonly string[]) {
  const { userId, groupId } = await makeGroup([])
  const member = { userId, groupId }
  // In the same portions as a claim, whose evidence names at most this many.
  for (let from = 0; from < ids.length; from += MAX_SCHOOLS_AT_ONCE) {
    const schoolIds = ids.slice(from, from + MAX_SCHOOLS_AT_ONCE)
    const add = () =>
      db()
        .transaction()
        .execute((trx) => addToGroup(trx, { groupId, schoolIds, byInvitation: false }))
    await (from === 0 ? timed(`adding ${schoolIds.length} schools to a group`, add) : add())
  }
  const values = { phone: '0221 4711', email: 'post@traeger.example', summary_de: 'Eine Schule unseres Trägers.' }
  const asked = ids.slice(0, MAX_SCHOOLS_AT_ONCE).map((school, index) => ({ line: index + 1, school, values }))
  const table = { order: 'name', down: false, page: 1, text: '' } as const
  await timed(`table of a group of ${ids.length} schools`, () => listGroupSchools(member, table))
  const id = await timed(`planning a change of ${asked.length} schools, three fields each`, () =>
    planChange(member, asked, null),
  )
  await timed('its preview', () => viewChange(member, id, 1))
  await timed('applying it', () => applyChange(member, id))
  await timed('undoing it', () => undoChange(member, id))
}

async function main() {
  const database = await openDatabase()
  const client = new pg.Client(programConnection())
  await client.connect()
  try {
    const silent = { schools: () => {}, reviews: () => {} }
    await writeDirectory(client, () => generateSchools(schools), schools, silent)
    const { rows } = await client.query<{ id: string }>(
      `select id from schools where status = 'active' order by hashtext(id) limit ${GROUP_SCHOOLS}`,
    )
    await client.query('vacuum analyze')
    await measureGroup(rows.map(({ id }) => id))
  } finally {
    await client.end()
    await closeDatabase()
    await database.release()
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
