import '#app/i18n/all.server.ts'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { compareSchools } from './compare-schools.server.ts'

const compared = async (...ids: string[]) => {
  const { schools, missing } = await compareSchools(ids, 'de')
  return { ids: schools.map((school) => school.id), missing }
}

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', features: ['music'], pupils: 820 }),
      schoolRow({ id: 'b' }),
      schoolRow({ id: 'closed', status: 'closed' }),
      schoolRow({ id: 'hidden', status: 'hidden' }),
    ])
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'old', school_id: 'b' }).execute()
  await db()
    .insertInto('reviews')
    .values([5, 4].map((rating) => reviewRow({ school_id: 'a', rating })))
    .execute()
})

test('keeps the order of the address', async () => {
  expect(await compared('b', 'a')).toEqual({ ids: ['b', 'a'], missing: [] })
  expect(await compared()).toEqual({ ids: [], missing: [] })
})

test('names what there is not; of a hidden school no more is told than of an unknown one', async () => {
  expect(await compared('a', 'hidden', "x'; drop table schools")).toEqual({
    ids: ['a'],
    missing: ['hidden', "x'; drop table schools"],
  })
})

test('follows a merger, and shows the successor once', async () => {
  expect(await compared('old', 'a', 'b')).toEqual({ ids: ['b', 'a'], missing: [] })
})

test('compares closed schools and marks them', async () => {
  expect((await compareSchools(['closed', 'a'], 'de')).schools.map((school) => school.closed)).toEqual([true, false])
})

test('tells no average of two reviews', async () => {
  expect((await compareSchools(['a'], 'de')).schools[0]).toMatchObject({
    ratingCount: 2,
    ratingAverage: null,
    pupils: 820,
  })
})
