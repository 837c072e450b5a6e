import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { closeDirectory } from '../live/directory.server.ts'
import { readSearchAddress } from '../search-address.ts'
import { searchSchools } from './search-schools.server.ts'

const search = (query: string, locale: 'de' | 'en' = 'en') =>
  searchSchools(readSearchAddress(new URLSearchParams(query)), locale, true)

const inYear = (year: number, figures: Record<string, number | string>) =>
  Object.entries(figures).map(([name, value]) => ({
    fact: `admission_${name}`,
    period_start: `${year}-08-01`,
    ...(typeof value === 'number' ? { number: value } : { choice: value }),
  }))

const KIND = 'country=GB&type=secondary'

beforeAll(async () => {
  const english = { country: 'GB', city: 'Farnham', region: 'Surrey', category: 'secondary' } as const
  const at = { lat: 51.2, lng: -0.8, position_precision: 'exact' } as const
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'over', name: 'A', ...english, ...at }),
      schoolRow({ id: 'room', name: 'B', ...english, ...at }),
      schoolRow({ id: 'earlier', name: 'C', ...english, ...at }),
      schoolRow({ id: 'unknown', name: 'D', ...english, ...at, position_precision: 'postal_code' }),
      schoolRow({ id: 'stated', name: 'E', ...english, ...at }),
    ])
    .execute()
  const measured = { last_distance: 2.9, distance_method: 'straight_line' }
  await addFacts(
    'over',
    ...inYear(2024, { places: 30, applications: 20, offers: 20, ...measured }),
    ...inYear(2025, { places: 240, applications: 412, offers: 240, ...measured }),
  )
  await addFacts('room', ...inYear(2025, { places: 100, applications: 130, offers: 90, last_distance: 3 }))
  await addFacts('earlier', ...inYear(2023, { places: 10, applications: 40 }), ...inYear(2025, { places: 10 }))
  await addFacts('unknown', ...inYear(2025, { places: 60, offers: 60, ...measured }))
  await addFacts('stated', { fact: 'admission_demand', choice: 'oversubscribed', period_start: '2025-08-01' })
})
afterAll(closeDirectory)

test('lists filter by the newest year that says whether there was room', async () => {
  const idsOf = async (choice: string) =>
    (await search(`${KIND}&sort=name&fact=admission_demand.${choice}`)).schools.map(({ id }) => id)
  expect(await idsOf('oversubscribed')).toEqual(['over', 'earlier', 'stated'])
  expect(await idsOf('places_left')).toEqual(['room'])
  const { further } = await search(KIND)
  expect(further.find(({ fact }) => fact === 'admission_demand')).toMatchObject({
    legend: 'Demand for places',
    counts: { 'admission_demand.places_left': 1, 'admission_demand.oversubscribed': 3 },
    note: 'not known for 1 school By the newest year known for each school. No promise for the next one.',
  })
})

test('each row then names its year and its figures', async () => {
  const { schools } = await search(`${KIND}&sort=name&fact=admission_demand.oversubscribed`)
  expect(schools.map(({ register }) => register.facts[0]?.text)).toEqual([
    '2025: 240 places, 412 applied, 240 offers',
    '2023: 10 places, 40 applied',
    undefined,
  ])
})

test('lists sort by applications for each place, within one year, and say for how many it is not known', async () => {
  const { schools, orderNote } = await search(`${KIND}&sort=applications_per_place.least`)
  expect(schools.map(({ id }) => id).slice(0, 2)).toEqual(['room', 'over'])
  expect(schools[0]?.register.facts[0]?.text).toBe('Applications per place: 1.3 (2025/26)')
  expect(orderNote).toBe(
    'Applications per place: we only compare figures for 2025/26. 3 schools without this figure come last.',
  )
})

test('a row has the last distances where they are of a straight line to a building', async () => {
  const { schools } = await search(`${KIND}&sort=name`)
  expect(schools.map(({ id, lastDistances }) => [id, lastDistances?.limits])).toEqual([
    [
      'over',
      [
        { year: 2025, km: 2.9 },
        { year: 2024, km: 2.9 },
      ],
    ],
    ['room', undefined],
    ['earlier', undefined],
    ['unknown', undefined],
    ['stated', undefined],
  ])
})
