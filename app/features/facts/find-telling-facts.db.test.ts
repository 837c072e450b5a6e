import '#app/i18n/all.server.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { findTellingFacts } from './find-telling-facts.server.ts'
import { addFacts } from './testing/add-facts.ts'

const schools = ['a', 'b', 'c'].map((id) => ({ id, category: 'primary' as const }))
const told = async (of = schools) => Object.fromEntries((await findTellingFacts([of], 'en'))[0]!)

beforeEach(async () => void (await db().deleteFrom('school_facts').execute()))
beforeAll(async () => {
  const rows = schools.map(({ id }) => schoolRow({ id }))
  await db().insertInto('schools').values(rows).execute()
})

test('is the one that tells most among those known of half the schools, newest with its year', async () => {
  await addFacts('a', { fact: 'pupils', number: 300, period_start: '2020-08-01' }, { fact: 'pupils', number: 310 })
  await addFacts('b', { fact: 'pupils', number: 90 }, { fact: 'ks2_expected', number: 70 })
  expect(await told()).toEqual({ a: 'Pupils 310 (2024/25)', b: 'Pupils 90 (2024/25)' })
})

test('counts what stands under the key of a merged school, and the statistics of the school that each follows', async () => {
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'a' }).execute()
  await db()
    .insertInto('school_successors')
    .values([
      { key: 'before', successor: 'b' },
      { key: 'before-old', successor: 'old' },
    ])
    .execute()
  await addFacts('old', { fact: 'pupils', number: 50 })
  await addFacts('before-old', { fact: 'pupils', number: 60 })
  await addFacts('before', { fact: 'pupils', number: 70 })
  expect(await told()).toEqual({ a: 'Pupils 50 (2024/25)', b: 'Pupils 70 (2024/25)' })
})

test('is none that is sensitive, needs a warning, is of another kind of school or has no value', async () => {
  for (const id of ['a', 'b', 'c'])
    await addFacts(
      id,
      { fact: 'other_language_share', number: 20 },
      { fact: 'social_position', number: 100 },
      { fact: 'attainment_8', number: 50 },
      { fact: 'pupils', missing: 'suppressed' },
    )
  expect(await told()).toEqual({})
  expect(await told([])).toEqual({})
})

test('is chosen for each group by what is known of its own schools', async () => {
  await addFacts('a', { fact: 'pupils', number: 300 }, { fact: 'ks2_expected', number: 70 })
  await addFacts('b', { fact: 'pupils', number: 70 })
  await addFacts('c', { fact: 'pupils', number: 90 })
  const found = await findTellingFacts([schools.slice(0, 1), schools.slice(1)], 'en')
  expect(found.map((group) => [...group.keys()])).toEqual([['a'], ['b', 'c']])
})
