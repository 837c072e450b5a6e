import { beforeAll, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { boxOfLastDistances, listLastDistances, listLastDistancesOf } from './list-last-distances.server.ts'

const BOX = [-1, 51, -0.5, 51.5] as const
const exact = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' as const })
const limit = (year: number, km: number, method?: string, criteria?: string) => {
  const at = { period_start: `${year}-08-01` }
  return [
    { fact: 'admission_last_distance', number: km, ...at },
    ...(method ? [{ fact: 'admission_distance_method', choice: method, ...at }] : []),
    ...(criteria ? [{ fact: 'admission_criteria', choice: criteria, ...at }] : []),
  ]
}

beforeAll(async () => {
  const english = { country: 'GB', region: 'Surrey', category: 'secondary' } as const
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'gb-park', name: 'Park School', ...english, ...exact(51.2, -0.8) }),
      schoolRow({ id: 'gb-hill', name: 'Hill School', ...english, ...exact(51.3, -0.7) }),
      schoolRow({ id: 'gb-walk', name: 'Walk', ...english, ...exact(51.2, -0.8) }),
      schoolRow({ id: 'gb-said', name: 'Unsaid', ...english, ...exact(51.2, -0.8) }),
      schoolRow({ id: 'gb-faith', name: 'Faith', ...english, ...exact(51.2, -0.8) }),
      schoolRow({ id: 'gb-code', name: 'Code', ...english, lat: 51.2, lng: -0.8, position_precision: 'postal_code' }),
      schoolRow({ id: 'gb-hidden', name: 'Hidden', ...english, ...exact(51.2, -0.8), status: 'hidden' }),
      schoolRow({ id: 'gb-far', name: 'Far', ...english, ...exact(53, -1.5) }),
    ])
    .execute()
  await addFacts('gb-park', ...limit(2025, 2.945, 'straight_line'), ...limit(2024, 2, 'straight_line'))
  await addFacts('gb-hill', ...limit(2025, 1, 'straight_line', 'siblings; distance'), ...limit(2023, 9, 'walking'))
  await addFacts('gb-walk', ...limit(2025, 1, 'walking'))
  await addFacts('gb-said', ...limit(2025, 1))
  await addFacts('gb-faith', ...limit(2025, 1, 'straight_line', 'faith; siblings'))
  for (const id of ['gb-code', 'gb-hidden', 'gb-far']) await addFacts(id, ...limit(2025, 1, 'straight_line'))
})

test('only straight lines to buildings, where distance decides, in the unit of the country', async () => {
  const { schools, years, isTooFar, publishers } = await listLastDistances([...BOX], 'en')
  expect([isTooFar, years]).toEqual([false, [2025, 2024]])
  expect(schools.map(({ name, limits }) => [name, limits.map(({ year, text }) => `${year}: ${text}`)])).toEqual([
    ['Hill School', ['2025: 0.62\u00a0miles']],
    ['Park School', ['2025: 1.83\u00a0miles', '2024: 1.24\u00a0miles']],
  ])
  expect(publishers.map(({ attribution }) => attribution)).toEqual([expect.stringContaining('Open Government')])
})

test('nothing in a box without schools; the map offers it only where there are any', async () => {
  expect(await listLastDistances([5, 45, 6, 46], 'de')).toEqual({
    ...{ isTooFar: false, years: [], schools: [], publishers: [] },
  })
  expect(await boxOfLastDistances()).toEqual([-1.5, 51.2, -0.7, 53])
})

test('of some schools only these, wherever they are, and nothing of hidden or badly placed ones', async () => {
  const { schools, years } = await listLastDistancesOf(['gb-far', 'gb-park', 'gb-walk', 'gb-hidden', 'gb-code'], 'en')
  expect([schools.map(({ name }) => name), years]).toEqual([
    ['Far', 'Park School'],
    [2025, 2024],
  ])
  expect(await listLastDistancesOf([], 'de')).toMatchObject({ isTooFar: false, schools: [], publishers: [] })
})

test('too many to tell apart are not drawn', async () => {
  const many = Array.from({ length: 41 }, (_, at) => `gb-many-${at}`)
  await db()
    .insertInto('schools')
    .values(many.map((id) => schoolRow({ id, country: 'GB', ...exact(56, -3) })))
    .execute()
  for (const id of many) await addFacts(id, ...limit(2025, 1, 'straight_line'))
  expect(await listLastDistances([-4, 55, -2, 57], 'en')).toMatchObject({ isTooFar: true, schools: [] })
})
