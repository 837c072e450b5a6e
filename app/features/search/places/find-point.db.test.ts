import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { closeDirectory } from '../live/directory.server.ts'
import { findPoint } from './find-point.server.ts'

const school = (id: string, street: string, city: string, postal_code: string, lat: number, lng: number) =>
  schoolRow({ id, name: `Schule ${id}`, street, city, postal_code, lat, lng, position_precision: 'exact' })

beforeAll(async () => {
  const schools = [
    school('a', 'Aachener Straße 12', 'Köln', '50674', 50.936, 6.93),
    school('b', 'Aachener Str. 200a', 'Köln', '50931', 50.938, 6.91),
    school('c', 'Ring 1', 'Köln', '50674', 50.93, 6.95),
    school('d', 'Aachener Straße 5', 'Bonn', '53111', 50.735, 7.099),
  ]
  await db().insertInto('schools').values(schools).execute()
})
afterAll(closeDirectory)

test.each([
  ['50931', { name: '50931', lat: 50.938, lng: 6.91 }],
  ['Bonn', { name: 'Bonn', lat: 50.735, lng: 7.099 }],
  // The number of the house may be any: registers know only schools.
  ['Aachener Str. 77, Köln', { name: 'Aachener Straße, Köln', lat: 50.937, lng: 6.92 }],
  ['Aachener Straße 77 53111 Bonn', { name: 'Aachener Straße, Bonn', lat: 50.735, lng: 7.099 }],
  // No school is there.
  ['Lindenweg 3, 53111 Bonn', { name: '53111', lat: 50.735, lng: 7.099 }],
])('%j is a point', async (text, { name, lat, lng }) => {
  expect(await findPoint(text)).toEqual({ name, lat: expect.closeTo(lat, 5), lng: expect.closeTo(lng, 5) })
})

test.each(['Nirgendwo am Ende', '', '; drop table schools', 'x'.repeat(200), '%_\u0000'])(
  '%j is none',
  async (text) => {
    expect(await findPoint(text)).toBeUndefined()
  },
)
