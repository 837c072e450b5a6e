import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectionPool, db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { env } from '#lib/env.ts'
import { awayPart } from '#lib/outages/away-part.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { textQuery } from '#search-engine/index.ts'
import { beforeUse } from './before-use.ts'
import { LiveIndex, MAX_REST_MS } from './live-index.server.ts'
import { runIndexTask } from './run-index-task.server.ts'

vi.mock('./run-index-task.server.ts', { spy: true })

const folder = () => fs.mkdtempSync(path.join(env().SEARCH_INDEX_DIR, 'index-'))
const started: LiveIndex[] = []
const search = (index: LiveIndex, text: string) => index.engine.search(textQuery(text, { pageSize: 100 }))
const idsOf = (index: LiveIndex, text: string) => search(index, text).hits.map((hit) => hit.id)

async function start(at = folder(), options?: ConstructorParameters<typeof LiveIndex>[1]): Promise<LiveIndex> {
  const index = new LiveIndex(at, options)
  started.push(index)
  await index.start()
  return index
}

let follower: ChildProcess
const askFollower = async (text: string): Promise<string[]> => {
  follower.send(text)
  return (await once(follower, 'message'))[0]
}

/** Waits until another process finds, or no longer finds, what it is asked for. */
const follows = (text: string, holds: (ids: string[]) => boolean) =>
  eventually(async () => expect(holds(await askFollower(text))).toBe(true))

const insert = (id: string, name: string) => db().insertInto('schools').values(schoolRow({ id, name })).execute()

beforeAll(async () => {
  follower = fork(path.join(import.meta.dirname, 'testing/follower.ts'), [folder()])
  await once(follower, 'message')
})
afterAll(() => follower.kill())
beforeEach(async () => {
  await db().deleteFrom('schools').execute()
})
afterEach(async () => {
  for (const index of started.splice(0)) await index.stop()
})

test('a change is found by the next query of the process that made it', async () => {
  const index = await start()
  await insert('new', 'Goetheschule')
  await schoolsChanged()
  expect(idsOf(index, 'Goetheschule')).toEqual(['new'])
  await db().updateTable('schools').set({ name: 'Schillerschule' }).where('id', '=', 'new').execute()
  await schoolsChanged()
  expect([idsOf(index, 'Schillerschule'), idsOf(index, 'Goetheschule')]).toEqual([['new'], []])
})

test('everything that lists show of a school is followed', async () => {
  await insert('a', 'Bergschule')
  const index = await start()
  const facts = () => {
    const { total, facets, sponsored } = search(index, 'Bergschule')
    return { total, music: facets.features.music, rated: facets.ratings[4], sponsored: sponsored.length }
  }
  const steps = [
    () =>
      db()
        .insertInto('school_profiles')
        .values({ school_id: 'a', features: ['music'] })
        .execute(),
    () =>
      db()
        .insertInto('reviews')
        .values([5, 5, 5].map((rating) => reviewRow({ school_id: 'a', rating })))
        .execute(),
    () => db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute(),
    () => sql`update premium_grants set ended_at = now()`.execute(db()),
    () => sql`update school_profiles set show_in_search = false`.execute(db()),
  ]
  const seen = []
  for (const step of steps) {
    await step()
    await schoolsChanged()
    seen.push(facts())
  }
  expect(seen).toEqual([
    { total: 1, music: 1, rated: 0, sponsored: 0 },
    { total: 1, music: 1, rated: 1, sponsored: 0 },
    { total: 1, music: 1, rated: 1, sponsored: 1 },
    { total: 1, music: 1, rated: 1, sponsored: 0 },
    { total: 0, music: 0, rated: 0, sponsored: 0 },
  ])
})

test('another process finds a change', async () => {
  await insert('other', 'Hafenschule')
  await follows('Hafenschule', (ids) => ids.includes('other'))
  await db().deleteFrom('schools').where('id', '=', 'other').execute()
  await follows('Hafenschule', (ids) => ids.length === 0)
})

test('a synonym of the team holds in the process that saved it, and soon in another', async () => {
  await insert('meant', 'Hafenkolleg')
  const index = await start()
  expect(idsOf(index, 'Schifferpenne')).toEqual([])
  const synonym = { language: 'de', typed: 'schifferpenne', meaning: 'Hafenkolleg' }
  await db().insertInto('search_synonyms').values(synonym).execute()
  await schoolsChanged()
  expect(idsOf(index, 'Schifferpenne')).toEqual(['meant'])
  await follows('Schifferpenne', (ids) => ids.includes('meant'))
  await db().deleteFrom('search_synonyms').execute()
  await schoolsChanged()
  expect(idsOf(index, 'Schifferpenne')).toEqual([])
  await follows('Schifferpenne', (ids) => ids.length === 0)
})

test('a lost notification delays nothing beyond a second', async () => {
  const owner = new pg.Client(process.env.DATABASE_OWNER_URL)
  await owner.connect()
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen school_changes' and datname = current_database()`,
  )
  await insert('silent', 'Stillschule')
  await follows('Stillschule', (ids) => ids.includes('silent'))
  await owner.end()
})

test('a process that stood still catches up with all it missed', async () => {
  follower.kill('SIGSTOP')
  for (let number = 0; number < 50; number++) await insert(`missed-${number}`, `Inselschule ${number}`)
  await sleep(700)
  follower.kill('SIGCONT')
  await follows('Inselschule', (ids) => ids.length === 50)
})

test('a transaction that began early and ends late is not missed', async () => {
  const index = await start()
  const late = await connectionPool().connect()
  await late.query('begin')
  await late.query(`update settings set value = value where key = 'x'; select pg_current_xact_id()`)
  for (let number = 0; number < 5; number++) {
    await insert(`early-${number}`, `Talschule ${number}`)
    await index.catchUp()
  }
  await late.query(
    `insert into schools (id, name, category, country, source, source_id) values ('late', 'Talschule spät', 'primary', 'DE', 'x', '1')`,
  )
  await index.catchUp()
  expect(idsOf(index, 'Talschule')).toHaveLength(5)
  await late.query('commit')
  late.release()
  await index.catchUp()
  expect(idsOf(index, 'Talschule')).toHaveLength(6)
})

test('the next start reads the file and what changed since', async () => {
  const at = folder()
  await insert('kept', 'Feldschule')
  await (await start(at)).stop()
  await insert('later', 'Feldschule Süd')
  const file = path.join(at, 'schools.index')
  const written = fs.statSync(file).mtimeMs
  const index = await start(at)
  expect(idsOf(index, 'Feldschule').sort()).toEqual(['kept', 'later'])
  expect(fs.statSync(file).mtimeMs).toBe(written)
})

test.each([
  ['is cut', (file: string) => fs.truncateSync(file, 5000)],
  ['is no index', (file: string) => fs.writeFileSync(file, '<html>')],
  [
    'belongs to another database',
    (file: string) =>
      fs.writeFileSync(file, fs.readFileSync(file, 'latin1').replace(/"directory":"./, '"directory":"x'), 'latin1'),
  ],
])('a file that %s is rebuilt', async (_, damage) => {
  const at = folder()
  await insert('a', 'Moorschule')
  await (await start(at)).stop()
  damage(path.join(at, 'schools.index'))
  expect(idsOf(await start(at), 'Moorschule')).toEqual(['a'])
})

test('an index that was stopped while it rested follows nothing more', async () => {
  const index = await start()
  const now = performance.now.bind(performance)
  let calls = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1000 * ++calls)
  onTestFinished(() => void vi.mocked(performance.now).mockRestore())
  await insert('a', 'Bergschule')
  await index.catchUp()
  await index.stop()
  await insert('b', 'Bergschule')
  await sleep(2 * MAX_REST_MS)
  expect(idsOf(index, 'Bergschule')).toEqual(['a'])
})

test('thousands of changes while searching lose nothing, also over merges', async () => {
  const index = await start()
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => schoolRow({ id: `m-${from + at}`, name: `Marktschule ${from + at}` }))
  for (let from = 0; from < 6000; from += 500) {
    await db().insertInto('schools').values(rows(from, 500)).execute()
    await index.catchUp()
    expect(search(index, 'Marktschule').total).toBe(from + 500)
  }
  await sql`delete from schools where id like 'm-%7'`.execute(db())
  await index.catchUp()
  expect(search(index, 'Marktschule').total).toBe(5400)
})

async function insertInNewTown(id: string) {
  const row = schoolRow({ id, name: 'Talschule', city: 'Neustadt', lat: 51, lng: 7, position_precision: 'exact' })
  await db().insertInto('schools').values(row).execute()
}

/** Waits until the index is merged, which makes the new town a place. */
async function untilPlace(index: LiveIndex) {
  const isPlace = () => [...index.engine.gazetteer.allTowns].some(({ name }) => name === 'Neustadt')
  await eventually(() => expect(isPlace()).toBe(true))
}

test('a town that few changes add becomes a place when they are merged; what is derived is ready by then', async () => {
  const prepared: unknown[] = []
  vi.mocked(runIndexTask).mockClear()
  onTestFinished(beforeUse(async (engine) => void prepared.push(engine)))
  await insert('a', 'Bergschule')
  const index = await start(folder(), { mergeAfterMs: 0 })
  await insertInNewTown('b')
  await index.catchUp()
  await untilPlace(index)
  expect(idsOf(index, 'Talschule')).toEqual(['b'])
  // On a slow machine it may be merged in two steps; each index that was made is prepared once.
  expect(prepared).not.toHaveLength(1)
  await eventually(() => {
    expect(prepared).toHaveLength(vi.mocked(runIndexTask).mock.calls.length)
    expect(prepared.at(-1)).toBe(index.engine)
  })
  expect(new Set(prepared).size).toBe(prepared.length)
})

test('a small directory knows a new town within seconds, also where the program ended before', async () => {
  const at = folder()
  await insert('a', 'Bergschule')
  const [ended, running] = [await start(at), await start()]
  await insertInNewTown('b')
  await schoolsChanged()
  await ended.stop()
  const restarted = await start(at)
  const now = performance.now.bind(performance)
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 6000)
  onTestFinished(() => later.mockRestore())
  await Promise.all([running, restarted].map(untilPlace))
})

test('the process that makes the index says why it cannot, so that an outage of the database is told as one', async () => {
  const connection = { host: '127.0.0.1', port: 1 }
  const error = await runIndexTask({ kind: 'build', file: folder(), connection }).catch((error) => error)
  expect(error.cause.message).toContain('ECONNREFUSED')
  expect(awayPart(error)).toBe('database')
})

test('of several processes with one folder only one merges; the others take over its index', async () => {
  const at = folder()
  await insert('a', 'Bergschule')
  const indexes = [await start(at, { mergeAfterMs: 0 }), await start(at, { mergeAfterMs: 0 })]
  vi.mocked(runIndexTask).mockClear()
  await insertInNewTown('b')
  await Promise.all(indexes.map((index) => index.catchUp()))
  await Promise.all(indexes.map(untilPlace))
  const bases = vi.mocked(runIndexTask).mock.calls.map(([task]) => task.kind === 'merge' && task.base)
  expect(bases).not.toHaveLength(0)
  expect(bases).toEqual([...new Set(bases)])
  await insert('c', 'Talschule Nord')
  await schoolsChanged()
  expect(indexes.map((index) => idsOf(index, 'Talschule').length)).toEqual([2, 2])
})
