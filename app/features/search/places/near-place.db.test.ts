import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { closeDirectory, directory } from '../live/directory.server.ts'
import { findNearPlace, findPlaceIn } from './near-place.server.ts'

const school = (id: string, country: 'DE' | 'GB', city: string, postal_code: string, lat: number, lng: number) =>
  schoolRow({ id, country, name: `School ${id}`, city, postal_code, lat, lng, position_precision: 'exact' })

beforeAll(async () => {
  const schools = [
    school('a', 'GB', 'Southampton', 'SO17 1BJ', 50.93, -1.396),
    school('b', 'GB', 'Southampton', 'SO17 3AT', 50.935, -1.39),
    school('c', 'DE', 'Köln', '50823', 50.95, 6.92),
  ]
  await db().insertInto('schools').values(schools).execute()
})
afterAll(closeDirectory)

test.each([
  ['DE.50823', '50823'],
  ['50823', '50823'],
  ['Köln, Deutschland', 'Köln'],
  ['50823 Köln', '50823'],
  ['SO17 1BJ', 'SO17 1BJ'],
  // No school has this code in full.
  ['SO17 2ND', 'SO17'],
  ['so172nd', 'SO17'],
  ['SO17 2ND, Southampton', 'SO17'],
])('around %j is around %s', async (text, name) => {
  expect(findNearPlace(await directory(), text)?.name).toBe(name)
})

test.each(['', ',', 'Nirgendwo am Ende', 'x'.repeat(200), '%_\u0000'])('around %j is nowhere', async (text) => {
  expect(findNearPlace(await directory(), text)).toBeUndefined()
})

test('a place is in the country that is asked for', async () => {
  expect(findPlaceIn(await directory(), 'SO17 2ND', 'GB')?.name).toBe('SO17')
  expect(findPlaceIn(await directory(), 'SO17 2ND', 'DE')).toBeUndefined()
})
