import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { distanceKm } from '#search-engine/base/distance.ts'
import { findSimilarSchools, SIMILAR_WITHIN_KM } from './find-similar-schools.server.ts'
import { presentSimilarSchools } from './present-similar-schools.server.ts'

const HERE = { lat: 51.05, lng: -1.3 }
const hampshire = { country: 'GB', region: 'Hampshire', category: 'primary', position_precision: 'exact' }
const around = Array.from({ length: 60 }, (_, at) => ({
  id: `gb-${at + 1}`,
  lat: HERE.lat + Math.sin(at) * 0.012 * at,
  lng: HERE.lng + Math.cos(at) * 0.018 * at,
  pupils: 100 + ((at * 37) % 400),
}))
let me = ''
let stranger = ''
const find = async (schoolId = 'gb-0', userId = me) => await findSimilarSchools({ userId, schoolId })
const placeOf = async (fact: string) => (await find())?.places.find((place) => place.fact === fact)

beforeAll(async () => {
  const others = [
    { id: 'gb-hidden', status: 'hidden' },
    { id: 'gb-closed', status: 'closed' },
    { id: 'gb-secondary', category: 'secondary' },
    { id: 'gb-nursery', local_type: 'Local authority nursery school' },
    { id: 'gb-WLS-1' },
    { id: 'gb-elsewhere', region: 'Surrey' },
  ]
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'gb-0', ...hampshire, ...HERE }),
      schoolRow({ id: 'gb-lost', ...hampshire, position_precision: null }),
      schoolRow({ id: 'gb-far', ...hampshire, lat: 54, lng: -1.3 }),
      ...around.map(({ id, lat, lng }) => schoolRow({ id, ...hampshire, lat, lng })),
      ...others.map((given) => schoolRow({ ...hampshire, ...HERE, ...given })),
    ])
    .execute()
  await addFacts('gb-0', { fact: 'pupils', number: 250 }, { fact: 'class_size', number: 25 })
  await addFacts('gb-0', { fact: 'pupils', number: 900, period_start: '2020-08-01' })
  await addFacts('gb-0', { fact: 'social_index_nrw', number: 4 }, { fact: 'catholic_share', number: 40 })
  for (const { id, pupils } of around) await addFacts(id, { fact: 'pupils', number: pupils })
  for (const { id } of others)
    await addFacts(id, { fact: 'pupils', number: 5 }, { fact: 'social_index_nrw', number: 9 })
  await addFacts('gb-1', { fact: 'class_size', number: 20 }, { fact: 'catholic_share', number: 50 })
  await addFacts('gb-2', { fact: 'class_size', number: 20, period_start: '2023-08-01' })
  await addFacts('gb-3', { fact: 'social_index_nrw', number: 2 }, { fact: 'class_size', missing: 'suppressed' })
  me = (await makeAccount()).id
  stranger = (await makeAccount()).id
  const memberships = ['gb-0', 'gb-lost', 'gb-far'].map((school_id) => ({ school_id, user_id: me, role: 'owner' }))
  await db().insertInto('school_members').values(memberships).execute()
})

test('is what plain arithmetic over the schools within 25 km finds', async () => {
  const near = around.filter((school) => distanceKm(HERE, school) <= SIMILAR_WITHIN_KM)
  expect(near.length).toBeGreaterThan(15)
  expect(near.length).toBeLessThan(around.length)
  // Besides them a school of another region of the same area, with five pupils.
  const numbers = [...near.map(({ pupils }) => pupils), 5].sort((one, other) => one - other)
  const percentile = (share: number) => {
    const at = share * (numbers.length - 1)
    const [low, high] = [numbers[Math.floor(at)]!, numbers[Math.ceil(at)]!]
    return low + (high - low) * (at - Math.floor(at))
  }
  expect((await find())?.schools).toBe(numbers.length)
  const place = await placeOf('pupils')
  expect(place).toMatchObject({
    own: 250,
    start: '2024-08-01',
    schools: numbers.length,
    below: numbers.filter((number) => number < 250).length,
    above: numbers.filter((number) => number > 250).length,
  })
  for (const [key, share] of [
    ['low', 0.05],
    ['lowerQuartile', 0.25],
    ['median', 0.5],
    ['high', 0.95],
  ] as const)
    expect(place?.[key]).toBeCloseTo(percentile(share), 9)
})

test('compares one period only, what regions measure within the region, and nothing that describes families', async () => {
  expect(await placeOf('class_size')).toMatchObject({ own: 25, schools: 1, below: 1, median: 20 })
  expect(await placeOf('social_index_nrw')).toMatchObject({ schools: 1, median: 2 })
  expect(await placeOf('catholic_share')).toBeUndefined()
})

test('with fewer than ten others nothing is shown but that', async () => {
  const shown = presentSimilarSchools((await find())!, 'en')
  expect(shown.state).toBe('shown')
  expect(shown.places.map(({ id }) => id)).toEqual(['pupils'])
  expect(shown.tooFew).toHaveLength(2)
  await addFacts('gb-far', { fact: 'pupils', number: 100 })
  const far = presentSimilarSchools((await find('gb-far'))!, 'en')
  expect(far).toEqual({ state: 'too-few', schools: 0, places: [], tooFew: [] })
})

test('a school without a place or without numbers is told so', async () => {
  expect(presentSimilarSchools((await find('gb-lost'))!, 'en').state).toBe('no-position')
  await db().deleteFrom('school_facts').where('key', '=', 'gb-far').execute()
  expect(presentSimilarSchools((await find('gb-far'))!, 'en').state).toBe('no-numbers')
})

test('only members of the school may ask', async () => {
  expect(await find('gb-0', stranger)).toBeUndefined()
  expect(await find('gb-1')).toBeUndefined()
  expect(await find('nowhere')).toBeUndefined()
})
