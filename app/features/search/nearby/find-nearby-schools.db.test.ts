import '#app/i18n/all.server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { closeDirectory, directory } from '../live/directory.server.ts'
import { findNearbySchools } from './find-nearby-schools.server.ts'

const exact = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' })
const gymnasium = { category: 'high_school', local_type: 'Gymnasium' }
const origin = {
  id: 'g0',
  category: 'primary',
  localType: 'Grundschule',
  country: 'DE',
  city: 'Köln',
  postalCode: '50999',
  lat: 50.94,
  lng: 6.96,
  approximate: false,
} as const
const ids = (schools: { id: string }[]) => schools.map(({ id }) => id)
const around = async (given: Partial<Parameters<typeof findNearbySchools>[0]> = {}) =>
  await findNearbySchools({ ...origin, ...given }, 'de')

beforeAll(async () => {
  const primary = Array.from({ length: 7 }, (_, at) => schoolRow({ id: `g${at}`, ...exact(50.94 + at / 100, 6.96) }))
  await db()
    .insertInto('schools')
    .values([
      ...primary,
      schoolRow({ id: 'town', lat: 50.9401, lng: 6.9601, position_precision: 'town', ...gymnasium }),
      schoolRow({ id: 'gym', ...exact(50.95, 6.96), ...gymnasium }),
      schoolRow({ id: 'real', category: 'secondary', local_type: 'Realschule', ...exact(51.2, 6.96) }),
      schoolRow({ id: 'closed', status: 'closed', ...exact(50.94, 6.961) }),
      schoolRow({ id: 'silent', ...exact(50.94, 6.961) }),
      schoolRow({ id: 'abroad', country: 'FR', ...exact(50.94, 6.961) }),
      schoolRow({ id: 'unknown', name: 'Ohne Lage' }),
      ...['Scuola primaria', "Scuola dell'infanzia", "Scuola dell'infanzia"].map((local_type, at) =>
        schoolRow({ id: `it-${at}`, country: 'IT', local_type, ...exact(45 + at / 100, 9) }),
      ),
    ])
    .execute()
  await db().insertInto('school_profiles').values({ school_id: 'silent', show_in_search: false }).execute()
})
afterAll(closeDirectory)

test('no profile waits for an index that is still being loaded', async () => {
  expect(await around()).toEqual({ alike: [], next: [], attributions: [] })
  await directory()
})

test('shows the five nearest of the same type, without itself, closed, unlisted and foreign ones', async () => {
  const { alike } = await around()
  expect(ids(alike)).toEqual(['g1', 'g2', 'g3', 'g4', 'g5'])
  expect(alike[0]).toMatchObject({ name: 'Schule g1', street: 'Schulstraße 1', city: 'Köln', distance: '1,1\u00a0km' })
})

test('shows where pupils go next, as far away as it is', async () => {
  expect(ids((await around()).next)).toEqual(['gym', 'town', 'real'])
  expect(ids((await around({ id: 'gym', category: 'high_school' })).next)).toEqual([])
})

test('schools for young children stand beside their like, and primary schools follow them', async () => {
  const italian = { country: 'IT', lat: 45, lng: 9 } as const
  const nursery = await around({ ...italian, id: 'it-2', localType: "Scuola dell'infanzia" })
  expect([ids(nursery.alike), ids(nursery.next)]).toEqual([['it-1'], ['it-0']])
  expect((await around({ ...italian, id: 'it-0', localType: 'Scuola primaria' })).alike).toEqual([])
})

test('a school whose building is not known is said to be in its area; around one, no distance under 2 km is told', async () => {
  const { next } = await around()
  expect(next.find(({ id }) => id === 'town')?.distance).toMatch(/^im Gebiet /)
  const blurred = await around({ approximate: true })
  expect(blurred.alike.slice(0, 2).map(({ distance }) => distance)).toEqual(['', '2,2\u00a0km'])
})

test('around the middle of a postal code, schools with the same one are said to share it', async () => {
  const { alike, next } = await around({ approximate: true, postalCode: '50667' })
  expect(alike.slice(0, 2).map(({ distance }) => distance)).toEqual(['gleiche PLZ', '2,2\u00a0km'])
  expect(next.find(({ id }) => id === 'town')?.distance).toBe('gleiche PLZ')
})

test('distances follow the reader’s language, in the units of the country', async () => {
  const { alike } = await findNearbySchools(origin, 'en')
  expect(alike[0]?.distance).toBe('1.1\u00a0km')
})

test('without a position it names schools of the town, without distances', async () => {
  const { alike, next } = await around({ id: 'unknown', lat: null, lng: null })
  expect(ids(alike)).toEqual(['g0', 'g1', 'g2', 'g3', 'g4'])
  expect(ids(next)).toEqual(['gym', 'real', 'town'])
  expect([...alike, ...next].map(({ distance }) => distance).join('')).toBe('')
  expect((await around({ lat: null, lng: null, city: '' })).alike).toEqual([])
})

test('carries the licence line of the registers', async () => {
  expect((await around()).attributions).toHaveLength(1)
})
