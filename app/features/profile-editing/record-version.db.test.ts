import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { KEPT_VERSIONS, recordVersion } from './record-version.server.ts'

let userId = ''
const record = () =>
  db()
    .transaction()
    .execute((trx) => recordVersion(trx, { userId, schoolId: 'a' }))
const versions = () => db().selectFrom('school_versions').selectAll().orderBy('number').execute()
const write = (text: string) =>
  db()
    .insertInto('school_texts')
    .values({ school_id: 'a', section: 'summary', language: 'de', text })
    .onConflict((conflict) => conflict.columns(['school_id', 'section', 'language']).doUpdateSet({ text }))
    .execute()

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  userId = (await makeAccount()).id
})
afterAll(removeAccounts)

test('a school that says nothing has no version', async () => {
  expect(await record()).toBe(0)
  expect(await versions()).toEqual([])
})

test('a version holds what the school says, who changed it and what', async () => {
  await db()
    .insertInto('school_profiles')
    .values({ school_id: 'a', features: ['music'], show_contact: false, lat: 50.9, lng: 6.9 })
    .execute()
  await write('Klein und am Wald.')
  expect(await record()).toBe(1)
  expect(await versions()).toMatchObject([
    {
      number: 1,
      made_by: userId,
      changed: ['lat', 'lng', 'features', 'show_contact', 'summary.de'],
      content: {
        facts: { features: ['music'], show_contact: false, lat: 50.9, lng: 6.9 },
        texts: { 'summary.de': 'Klein und am Wald.' },
      },
    },
  ])
})

test('a save that changes nothing writes nothing', async () => {
  await write('Klein und am Wald.')
  await record()
  expect(await record()).toBe(1)
  expect(await versions()).toHaveLength(1)
})

test('what is taken away is a change', async () => {
  await write('Klein und am Wald.')
  await record()
  await db().deleteFrom('school_texts').execute()
  expect(await record()).toBe(2)
  expect((await versions())[1]).toMatchObject({ changed: ['summary.de'], content: { texts: {} } })
})

test('the last twenty versions are kept', async () => {
  for (let turn = 1; turn <= KEPT_VERSIONS + 3; turn++) {
    await write(`Fassung ${turn}`)
    await record()
  }
  expect((await versions()).map(({ number }) => number)).toEqual(
    Array.from({ length: KEPT_VERSIONS }, (_, at) => at + 4),
  )
})

test('changes at the same time each get a number of their own', async () => {
  const save = (section: string) =>
    db()
      .transaction()
      .execute(async (trx) => {
        await trx.insertInto('school_texts').values({ school_id: 'a', section, language: 'de', text: 'x' }).execute()
        return recordVersion(trx, { userId, schoolId: 'a' })
      })
  const numbers = await Promise.all(['summary', 'description', 'awards', 'languages'].map(save))
  expect(numbers.sort()).toEqual([1, 2, 3, 4])
  expect((await versions()).at(-1)?.content).toMatchObject({
    texts: { 'awards.de': 'x', 'description.de': 'x', 'languages.de': 'x', 'summary.de': 'x' },
  })
})

test('a version stays when the account of its maker goes, without the name', async () => {
  await write('Klein und am Wald.')
  await record()
  await db().deleteFrom('users').execute()
  expect(await versions()).toMatchObject([{ number: 1, made_by: null }])
})
