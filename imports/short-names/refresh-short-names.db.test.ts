import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db, programConnection } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { refreshShortNames } from './refresh-short-names.ts'

const SOURCE = 'de-nrw'
let client: pg.Client

beforeAll(async () => {
  client = new pg.Client(programConnection())
  await client.connect()
})
afterAll(() => client.end())
beforeEach(async () => {
  await db().deleteFrom('schools').execute()
})

async function addSchools(...names: (string | { name: string; city: string })[]) {
  const rows = names.map((given, at) => ({
    ...schoolRow({ id: `de-NW-${at}`, source: SOURCE }),
    ...(typeof given === 'string' ? { name: given } : given),
  }))
  for (let at = 0; at < rows.length; at += 1000)
    await db()
      .insertInto('schools')
      .values(rows.slice(at, at + 1000))
      .execute()
  const codes = rows.map(({ id }) => ({ source: SOURCE, code: id, school_id: id }))
  await db().insertInto('school_codes').values(codes).execute()
}

async function refresh(): Promise<number> {
  await client.query('begin')
  const changes = await refreshShortNames(client, SOURCE)
  await client.query('commit')
  return changes
}

const shown = () => db().selectFrom('school_directory').select(['name', 'official_name']).orderBy('id').execute()
const shownNames = async () => (await shown()).map(({ name }) => name)

test('the directory shows the short name and keeps the official one', async () => {
  await addSchools('Städt. Hansa-Gymnasium', 'Städt. Gymnasium')
  expect(await refresh()).toBe(1)
  expect(await shown()).toEqual([
    { name: 'Hansa-Gymnasium', official_name: 'Städt. Hansa-Gymnasium' },
    { name: 'Städt. Gymnasium', official_name: 'Städt. Gymnasium' },
  ])
  expect(await refresh()).toBe(0)
})

test('schools of one town that would share a short name keep their official ones, until only one is left', async () => {
  const [first, second] = ['Ursulinenschule, Staatl. Realschule', 'Ursulinenschule, Städt. Gymnasium']
  await addSchools(first, second, { name: second, city: 'Bonn' })
  await refresh()
  expect(await shownNames()).toEqual([first, second, 'Ursulinenschule'])
  await db().deleteFrom('schools').where('id', '=', 'de-NW-1').execute()
  await refresh()
  expect(await shownNames()).toEqual(['Ursulinenschule', 'Ursulinenschule'])
})

test('every town is read as a whole, however many schools are read at once', async () => {
  const towns = ['Aachen', 'Bonn', 'Celle', 'Düren']
  const names = towns.flatMap((city) =>
    Array.from({ length: 300 }, (_, at) => [
      { name: `Städt. Schule ${at}`, city },
      { name: `Staatl. Schule ${at + 100}`, city },
    ]).flat(),
  )
  await addSchools(...names)
  // Of each 300 names 200 are those of another school, too.
  expect(await refresh()).toBe(towns.length * 2 * 100)
  expect(await refresh()).toBe(0)
})

test('a changed official name is shortened again; what the school itself or a correction says is shown as written', async () => {
  await addSchools('Städt. A-Schule', 'Städt. B-Schule')
  await refresh()
  await db().updateTable('schools').set({ name: 'Städt. C-Schule' }).where('id', '=', 'de-NW-0').execute()
  await refresh()
  await db().insertInto('school_profiles').values({ school_id: 'de-NW-1', name: 'Städt. B-Schule!' }).execute()
  expect(await shownNames()).toEqual(['C-Schule', 'Städt. B-Schule!'])
})

test('samples and schools that no register lists stay as they are', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'sample-1', source: 'sample', name: 'Städt. Muster-Gymnasium' }))
    .execute()
  await db().insertInto('school_codes').values({ source: 'sample', code: '1', school_id: 'sample-1' }).execute()
  await addSchools('Städt. Hansa-Gymnasium')
  await refresh()
  expect(await shownNames()).toEqual(['Hansa-Gymnasium', 'Städt. Muster-Gymnasium'])
})
