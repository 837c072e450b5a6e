import { beforeAll, expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { findSchoolCatchment } from './find-school-catchment.server.ts'
import { addArea, addSector } from './testing/catchment-rows.ts'

const berlin = {
  ...{ id: 'de-BE-01G01', country: 'DE', region: 'Berlin', category: 'primary', localType: 'Grundschule' },
  ...{ ownership: 'public', closed: false, lat: 52.505, lng: 13.405, approximate: false },
}
const french = { ...berlin, id: 'fr-0352008T', country: 'FR', region: 'Bretagne', category: 'secondary' }

beforeAll(async () => {
  const at = { region: 'Berlin', position_precision: 'exact', lat: 52.505, lng: 13.405 } as const
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ ...at, id: 'de-BE-01G01' }),
      schoolRow({ ...at, id: 'de-BE-01G02', name: 'Ahorn-Grundschule' }),
      schoolRow({ id: 'fr-0352008T', country: 'FR', category: 'secondary' }),
    ])
    .execute()
  await addArea('0101', [13.4, 52.5])
  await addSector({ commune: '35001', name: 'Acigné' })
  await addSector({ street: 'RUE D ERNEE', side: 'even', first: 2, last: 48 })
  await addSector({ street: 'RUE A', first: 1 })
  await addSector({ street: 'RUE B', first: 1, school: '0351909K' })
})

test('a primary school of Berlin has its area with the other schools in it, year, source and promise', async () => {
  expect(await findSchoolCatchment(berlin, 'de')).toMatchObject({
    title: 'Einzugsbereich 2026/27',
    sentences: ['Diese Schule liegt im Einschulungsbereich 0101 (Mitte).'],
    others: { schools: [{ id: 'de-BE-01G02', name: 'Ahorn-Grundschule' }] },
    promise: expect.stringContaining('keine Zusage'),
    link: { to: '/catchment?school=de-BE-01G01' },
    source: { label: 'Quelle: Geoportal Berlin / Einschulungsbereiche' },
  })
})

test('a collège has its communes and its streets, and none of another', async () => {
  expect(await findSchoolCatchment(french, 'en')).toMatchObject({
    title: 'Catchment area 2025/26',
    lists: [
      { label: 'Whole communes', items: ['Acigné'] },
      { label: 'Streets in Vitré', items: ['Rue A', 'Rue d’Ernee (up to 48, even numbers)'] },
    ],
  })
})

test.each([
  ['private', { ...berlin, ownership: 'private' }],
  ['closed', { ...berlin, closed: true }],
  ['known by its town only', { ...berlin, approximate: true }],
  ['a Gymnasium', { ...berlin, category: 'high_school', localType: 'Gymnasium' }],
  ['outside all areas', { ...berlin, lat: 52.6 }],
  ['a collège without a sector', { ...french, id: 'fr-0000000A' }],
  ['elsewhere', { ...berlin, region: 'Hamburg' }],
])('a school that is %s has none', async (_, school) => {
  expect(await findSchoolCatchment(school, 'de')).toBeNull()
})
