import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { mapOverview } from '../map/results/map-results.server.ts'
import { closeDirectory, directory } from './live/directory.server.ts'
import { locateVisitor } from './places/locate-visitor.server.ts'
import { countSchools } from './results/count-schools.server.ts'
import { downloadSchools, toCsv } from './results/download-schools.server.ts'
import { searchSchools } from './results/search-schools.server.ts'
import { readSearchAddress } from './search-address.ts'

const search = (query: string) => searchSchools(readSearchAddress(new URLSearchParams(query)), 'de')
const names = async (query: string) => (await search(query)).schools.map((school) => school.name)
const at = (lat: number, lng: number) => ({ lat, lng, position_precision: 'exact' })

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({
        id: 'a',
        name: 'Gymnasium Kreuzgasse',
        category: 'high_school',
        local_type: 'Gymnasium',
        postal_code: '50672',
        features: ['music'],
        ...at(50.938, 6.942),
      }),
      schoolRow({
        id: 'b',
        name: 'Schiller-Gymnasium',
        category: 'high_school',
        local_type: 'Gymnasium',
        postal_code: '50937',
        ...at(50.919, 6.927),
      }),
      schoolRow({
        id: 'c',
        name: 'Grundschule Nippes',
        postal_code: '50733',
        features: ['music'],
        ...at(50.963, 6.952),
      }),
      schoolRow({
        id: 'd',
        name: 'Gymnasium Bonn',
        category: 'high_school',
        local_type: 'Gymnasium',
        city: 'Bonn',
        postal_code: '53111',
        ...at(50.735, 7.099),
      }),
      schoolRow({ id: 's', name: 'Beispielschule', source: 'sample' }),
      schoolRow({ id: 'x', name: '=cmd()|"Gefahr"', city: 'Kleinort', postal_code: '99999' }),
    ])
    .execute()
  await db()
    .insertInto('school_codes')
    .values({ source: 'de-nrw', code: '166157', school_id: 'a', valid_from: null, valid_to: null })
    .execute()
  await schoolsChanged()
})
afterAll(closeDirectory)

test.each([
  ['q=kreuzgasse', ['Gymnasium Kreuzgasse']],
  ['q=gymnasium+bonn', ['Gymnasium Bonn', 'Schiller-Gymnasium', 'Gymnasium Kreuzgasse']],
  ['q=166157', ['Gymnasium Kreuzgasse']],
  ['q=grundschule+nippes', ['Grundschule Nippes']],
  ['q=kreuzgase', ['Gymnasium Kreuzgasse']],
  ['q=&type=high_school&feature=music', ['Gymnasium Kreuzgasse']],
  ['q=bonn', ['Gymnasium Bonn', 'Schiller-Gymnasium', 'Gymnasium Kreuzgasse', 'Grundschule Nippes']],
])('%s finds %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('a place in the text leads to the schools there, by distance', async () => {
  const found = await search('q=gymnasium+50672')
  expect(found.schools[0]).toMatchObject({ id: 'a', distanceKm: expect.any(Number) })
  expect(found.chips.map((chip) => chip.kind)).toEqual(['type', 'postal_code'])
})

test('a place beside the text is found by its id or its name, an unknown one is told', async () => {
  expect((await search('near=DE.50672&sort=distance')).near).toMatchObject({ name: '50672', country: 'DE' })
  expect((await search('near=Bonn, Deutschland')).near).toMatchObject({ name: 'Bonn' })
  expect(await search('near=Nirgendwo')).toMatchObject({ near: undefined, nearUnknown: true })
})

test('counts stay right under the other filters, and no hit says which filter to drop', async () => {
  const found = await search('type=high_school')
  expect(found.facets).toMatchObject({
    types: { high_school: 3, primary: 3 },
    features: { music: 1 },
    countries: { DE: 3 },
  })
  const none = await search('q=Schiller&feature=music')
  expect(none.total).toBe(0)
  expect(none.dropHints[0]).toEqual({ filter: 'features', value: 'music', total: 1, unknown: 1 })
})

test('a position becomes the nearest postal code', async () => {
  expect(await locateVisitor(50.737, 7.1)).toBe('DE.53111')
  expect(await locateVisitor(Number.NaN, 7)).toBeUndefined()
  expect(await locateVisitor(91, 7)).toBeUndefined()
  expect(await locateVisitor(0, 0)).toBeUndefined()
})

test('premium stands above as an advertisement and leaves the list below as it is', async () => {
  const before = await search('q=gymnasium')
  await db().insertInto('premium_grants').values({ school_id: 'd', reason: 'test' }).execute()
  await schoolsChanged()
  const after = await search('q=gymnasium')
  expect(after.sponsored).toMatchObject([{ id: 'd', sponsored: true }])
  expect(after.schools.filter((school) => school.sponsored)).toEqual([])
  expect(after.schools.map((school) => school.id)).toEqual(before.schools.map((school) => school.id))
  expect((await search('q=gymnasium&sort=name')).sponsored).toEqual([])
  await db()
    .insertInto('reviews')
    .values([5, 5, 5].map((rating) => reviewRow({ school_id: 'a', rating })))
    .execute()
  await schoolsChanged()
  expect((await search('q=&rating=4.5')).schools.map((school) => school.id)).toEqual(['a'])
})

test('a download holds the whole list with its licence, and nothing that a spreadsheet would run', async () => {
  const found = await downloadSchools(readSearchAddress(new URLSearchParams('')))
  expect(found.rows).toHaveLength(6)
  expect(found.licences).toEqual(['open.nrw, dl-de/by-2.0'])
  expect(toCsv(found)).toContain(`"'=cmd()|""Gefahr"""`)
})

test('the sites of an institute are one result, a row each in downloads and a pin each on maps', async () => {
  const site = (id: string, given = {}) =>
    schoolRow({
      id,
      name: 'Gianni Rodari',
      local_type: 'Scuola primaria',
      country: 'IT',
      city: 'Forlì',
      street: `Via ${id}`,
      institute: 'FOIC000001',
      source: 'it-miur',
      ...at(44.22, 12.04),
      ...given,
    })
  const nursery = site('it-4', { local_type: "Scuola dell'infanzia" })
  await db()
    .insertInto('schools')
    .values([site('it-1'), site('it-2'), site('it-3'), nursery])
    .execute()
  await schoolsChanged()
  const found = await search('q=rodari')
  expect([found.total, found.schools.map(({ id, sites }) => [id, sites?.label])]).toEqual([
    2,
    [
      ['it-1', '3 Standorte'],
      ['it-4', undefined],
    ],
  ])
  expect(found.schools[0]?.sites?.sites).toEqual([
    { id: 'it-2', name: 'Gianni Rodari', address: 'Scuola primaria · Grundschule, Via it-2, 50667 Forlì' },
    { id: 'it-3', name: 'Gianni Rodari', address: 'Scuola primaria · Grundschule, Via it-3, 50667 Forlì' },
  ])
  const address = readSearchAddress(new URLSearchParams('q=rodari'))
  const { rows } = await downloadSchools(address)
  expect(rows.map(({ result, id, institute }) => [result, id, institute])).toEqual([
    [1, 'it-1', 'FOIC000001'],
    [1, 'it-2', 'FOIC000001'],
    [1, 'it-3', 'FOIC000001'],
    [2, 'it-4', 'FOIC000001'],
  ])
  expect(await mapOverview(address)).toMatchObject({ unplaced: 0, shared: { rows: 2, schools: 4 } })
  await db().updateTable('schools').set({ status: 'closed' }).where('id', '=', 'it-1').execute()
  await db().updateTable('schools').set({ institute: null }).where('id', '=', 'it-3').execute()
  await schoolsChanged()
  expect((await search('q=rodari')).schools.map(({ id, sites }) => [id, sites])).toEqual([
    ['it-2', null],
    ['it-3', null],
    ['it-4', null],
  ])
  await db().deleteFrom('schools').where('country', '=', 'IT').execute()
  await schoolsChanged()
})

test('counts leave the samples out of the registers', async () => {
  expect(await countSchools()).toMatchObject({ registered: 5, byCountry: { DE: 6, FR: 0 } })
})

test.each([
  'x'.repeat(10_000),
  '%',
  '\\',
  "' or 1=1 --",
  '\0',
  '\u202e\u2067',
  '👩‍🏫🏫',
  '(a+)+$',
  '.*',
  '"',
  '<script>',
  'a b '.repeat(2000),
])('hostile text gets a normal answer', async (text) => {
  const found = await search(
    new URLSearchParams({ q: text, page: '1e9', near: text, place: text, box: 'NaN,1,2,3' }).toString(),
  )
  expect(found.total).toBeGreaterThanOrEqual(0)
  expect((await directory()).suggest(text)).toBeDefined()
})
