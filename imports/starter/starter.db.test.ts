import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { analyzeTables, isStarterDue, STARTER_SETTING } from '#db/samples/starter-schools.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { clearImports, dir, establishment, file, gias, many, run, school } from '../testing/import-files.ts'
import { csv, fileRow } from '../testing/read-table.ts'
import { loadStarterOnce } from './load-starter.ts'
import { removeStarter } from './remove-starter.ts'

const DAY = '2022-04-20'
const absence = fileRow({ LA: '850', ESTAB: '2000', URN: '100000', PERCTOT: '4.1', PPERSABS10: '8.2' })

/** Makes a starter directory of 40 schools, with a statistic about each. */
function starter(): string {
  const folder = fs.mkdtempSync(path.join(dir, 'starter-'))
  fs.writeFileSync(path.join(folder, `gias_${DAY}.csv`), csv(many(40)))
  const rows = Array.from({ length: 40 }, (_, index) => absence({ URN: String(100_000 + index) }))
  fs.writeFileSync(path.join(folder, '2018-2019_england_abs.csv'), csv(rows))
  const runs = `gb-gias\tgias_${DAY}.csv\ngb-performance\t2018-2019_england_abs.csv\n`
  fs.writeFileSync(path.join(folder, 'runs.tsv'), runs)
  return folder
}

const state = async () =>
  (await db().selectFrom('settings').select('value').where('key', '=', STARTER_SETTING).executeTakeFirst())?.value
const count = async (table: 'schools' | 'school_facts' | 'fact_statistics' | 'starter_schools') =>
  (await db().selectFrom(table).select(db().fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

beforeEach(clearAll)
afterEach(clearAll)
async function clearAll() {
  vi.unstubAllEnvs()
  await clearImports()
  for (const table of ['school_facts', 'fact_statistics', 'coverage_statistics', 'source_statistics'] as const)
    await db().deleteFrom(table).execute()
  await db().deleteFrom('registered_countries').execute()
  await db().deleteFrom('settings').where('key', '=', STARTER_SETTING).execute()
}

test('the first start loads schools, facts and what is derived from them; a later one does nothing', async () => {
  const folder = starter()
  expect(await loadStarterOnce(folder)).toBe(40)
  expect(await school('gb-100000')).toMatchObject({ source: 'gb-gias', source_id: '100000', source_date: DAY })
  expect(await state()).toBe('added')
  const totals = await db().selectFrom('coverage_statistics').selectAll().where('region', 'is', null).execute()
  expect(totals.find(({ category }) => category === null)).toMatchObject({ country: 'GB', schools: 40 })
  expect(await count('fact_statistics')).toBeGreaterThan(0)
  const sources = await db()
    .selectFrom('source_statistics')
    .select(['source', 'schools', 'edition'])
    .orderBy('source')
    .execute()
  expect(sources[0]).toEqual({ source: 'gb-gias', schools: 40, edition: DAY })
  expect(await db().selectFrom('registered_countries').selectAll().execute()).toEqual([{ country: 'GB' }])
  expect(await db().selectFrom('import_runs').selectAll().execute()).toEqual([])
  expect(await loadStarterOnce(folder)).toBe(0)
  expect(await count('starter_schools')).toBe(40)
})

test('the planner is told what was loaded', async () => {
  await loadStarterOnce(starter())
  await analyzeTables(process.env.DATABASE_OWNER_URL ?? '')
  const { rows } = await sql`select reltuples from pg_class where oid = 'schools'::regclass`.execute(db())
  expect(rows).toEqual([{ reltuples: 40 }])
})

test('of two simultaneous starts one loads the directory', async () => {
  const folder = starter()
  const loaded = await Promise.all([loadStarterOnce(folder), loadStarterOnce(folder)])
  expect(loaded.sort((a, b) => a - b)).toEqual([0, 40])
})

test('an interrupted load is repeated', async () => {
  await run(file(csv(many(3)), `gias_${DAY}.csv`))
  await db().insertInto('settings').values({ key: STARTER_SETTING, value: 'loading' }).execute()
  expect(await loadStarterOnce(starter())).toBe(40)
  expect(await state()).toBe('added')
})

test('a directory that already has schools of a register stays as it is', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'de-NW-1' }))
    .execute()
  expect(await loadStarterOnce(starter())).toBe(0)
  expect(await count('schools')).toBe(1)
  expect(await state()).toBe('not needed')
})

test('removal takes the untouched schools away with their facts, and keeps what is in use or taken over', async () => {
  await loadStarterOnce(starter())
  await use(['gb-100000'])
  await run(
    file(csv([establishment({ URN: '100001', EstablishmentName: 'Beta School' })]), 'edubasealldata20260401.csv'),
  )
  expect(await removeStarter()).toEqual({ removed: 38, kept: 1 })
  const left = await db().selectFrom('schools').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(['gb-100000', 'gb-100001'])
  const keys = await db().selectFrom('school_facts').select('key').distinct().orderBy('key').execute()
  expect(keys.map(({ key }) => key)).toEqual(['gb-100000', 'gb-100001'])
  expect(await count('fact_statistics')).toBe(0)
  expect(
    await db().selectFrom('source_statistics').select('schools').where('source', '=', 'gb-gias').execute(),
  ).toEqual([{ schools: 2 }])
  expect(await state()).toBe('removed')
  expect(await loadStarterOnce(starter())).toBe(0)
})

test('once all are removed, the samples are back in the lists', async () => {
  await loadStarterOnce(starter())
  expect(await removeStarter()).toEqual({ removed: 40, kept: 0 })
  expect(await db().selectFrom('registered_countries').selectAll().execute()).toEqual([])
  expect(await db().selectFrom('coverage_statistics').selectAll().execute()).toEqual([])
})

test('only a start on a database of its own that has not decided yet loads the directory, never one in production', async () => {
  const local = { APP_MODE: 'local', DATABASE_URL: undefined, SAMPLES: undefined } as const
  vi.stubEnv('SETTINGS_FILE', path.join(dir, 'none'))
  expect(await isStarterDue(local)).toBe(true)
  expect(await isStarterDue({ ...local, APP_MODE: 'production' })).toBe(false)
  expect(await isStarterDue({ ...local, DATABASE_URL: 'postgres://here' })).toBe(false)
  expect(await isStarterDue({ ...local, SAMPLES: false })).toBe(false)
  vi.stubEnv('SETTINGS_FILE', gias(establishment()))
  expect(await isStarterDue(local)).toBe(false)
  vi.stubEnv('SETTINGS_FILE', path.join(dir, 'none'))
  await loadStarterOnce(starter())
  expect(await isStarterDue(local)).toBe(false)
})

test('a register takes over what it lists, closes the rest if it is whole, and nothing that people wrote is lost', async () => {
  await loadStarterOnce(starter())
  await use(['gb-100000', 'gb-100039'])
  const listed = many(39).map(({ header, cells }) => ({
    header,
    cells: cells.with(header.indexOf('NumberOfPupils'), '321'),
  }))
  await run(file(csv(listed), 'edubasealldata20260401.csv'), { complete: true })
  expect(await school('gb-100000')).toMatchObject({ status: 'active', pupils: 321, source_date: '2026-04-01' })
  expect(await school('gb-100039')).toMatchObject({ status: 'closed', source_date: DAY })
  expect(await used()).toEqual(['gb-100000', 'gb-100039'])
  expect(await count('starter_schools')).toBe(40)
  expect(await removeStarter()).toEqual({ removed: 0, kept: 1 })
})

/** Somebody keeps, reviews and claims the schools. */
async function use(ids: string[]) {
  const user = await db()
    .insertInto('users')
    .values({ email: `${crypto.randomUUID()}@family.example`, locale: 'de' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const school_id of ids) {
    await db().insertInto('favourites').values({ user_id: user.id, school_id }).execute()
    await db().insertInto('reviews').values(reviewRow({ school_id })).execute()
    await db().insertInto('school_claims').values({ user_id: user.id, school_id }).execute()
  }
}

async function used(): Promise<string[]> {
  const rows = await db()
    .selectFrom('favourites as f')
    .innerJoin('reviews as r', 'r.school_id', 'f.school_id')
    .innerJoin('school_claims as c', 'c.school_id', 'f.school_id')
    .select('f.school_id as id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
