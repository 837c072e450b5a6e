import { expect, test } from 'vitest'
import { type SchoolDocument, SearchEngine, type SearchQuery, textQuery } from './index.ts'
import { type Place, placeId } from './language/places/place.ts'
import { makeSchool } from './testing/make-school.ts'

function searchIn(...schools: Partial<SchoolDocument>[]) {
  const engine = SearchEngine.build(schools.map((school, at) => makeSchool({ id: `s-${at}`, ...school })))
  return (text: string, changes: Partial<SearchQuery> = {}) => engine.search(textQuery(text, changes))
}
const many = (school: Partial<SchoolDocument>) => Array.from({ length: 6 }, () => school)

const aue = { city: 'Aue', region: 'Sachsen', country: 'DE', lat: 50.58, lng: 12.7 } as const

test('schools of two towns whose names differ by an e are not mixed', () => {
  const search = searchIn(...many(aue), ...many({ ...aue, city: 'Au', lat: 51.1, lng: 13.9 }))
  expect(search('Aue')).toMatchObject({ total: 6, hits: [{ id: 's-0' }, {}, {}, {}, {}, {}] })
})

test('a first name is no small town abroad if schools are called so', () => {
  const albert = { city: 'Albert', region: 'Hauts-de-France', country: 'FR', lat: 50, lng: 2.65 } as const
  const search = searchIn(...many(albert), ...many({ ...aue, name: 'Albert-Schweitzer-Schule' }))
  for (const language of ['de', 'fr'] as const)
    expect(search('Albert Schweitzer', { language })).toMatchObject({
      total: 6,
      hits: [{ id: 's-10' }, {}, {}, {}, {}, {}],
    })
  expect(search('Albert Schweitzer').interpretation.place).toBeUndefined()
  expect(search('Schulen in Albert', { language: 'de' }).interpretation.place?.chosen.country).toBe('FR')
})

test('around a town is the same as in it, with all its regions, unless there is a radius', () => {
  const town = { city: 'Lauf', region: 'Ost', country: 'DE', lat: 50, lng: 8 } as const
  const search = searchIn(
    ...many(town),
    ...many({ ...town, region: 'West', lat: 50.1 }),
    ...many({ ...town, city: 'Anlauf', lat: 50.01 }),
  )
  const { total, interpretation } = search('Lauf')
  const around = interpretation.place!.chosen
  expect(total).toBe(12)
  expect(search('', { near: around, around }).total).toBe(12)
  expect(search('Lauf', { choice: { place: placeId(around) } }).total).toBe(12)
  expect(search('', { near: around, around, radiusKm: 2 }).total).toBe(12)
  expect(search('Anlauf', { near: around, around }).total).toBe(6)
})

test('the name of a town is not corrected to that of another, in either of its languages', () => {
  const high = { name: 'Gymnasium am Park', category: 'high_school' } as const
  const bolzano = { ...high, region: 'Trentino-Alto Adige', country: 'IT', city: 'Bolzano/Bozen' } as const
  const others = many({ ...high, ...aue, city: 'Bönen' })
  const search = searchIn(...many({ ...bolzano, lat: 46.49, lng: 11.34 }), ...others)
  for (const text of ['Bozen Gymnasium', 'Bolzano Gymnasium']) {
    expect(search(text, { language: 'de' })).toMatchObject({ total: 6, hits: [{ id: 's-0' }, {}, {}, {}, {}, {}] })
  }
  const nowhere = {
    ...bolzano,
    category: 'primary',
    name: 'Scuola Acero',
    lat: null,
    lng: null,
    precision: null,
  } as const
  expect(searchIn(...many(nowhere), ...others)('Bozen Gymnasium').correction).toBeUndefined()
})

test('a town as typed comes before one spelt nearly so', () => {
  const school = { name: 'Grundschule am Park', category: 'primary', country: 'DE', region: 'Saarland' } as const
  const near = many({ ...school, city: 'Neuenkirchen', region: 'Niedersachsen', lat: 52.5, lng: 8.1 })
  const search = searchIn(...near, { ...school, city: 'Neunkirchen', lat: 49.35, lng: 7.18 })
  expect(search('Neunkirchen Grundschule').hits[0]).toMatchObject({ id: 's-6' })
})

test('the centre of a town is where its schools are, whatever one wrong position says', () => {
  const search = searchIn(...many(aue), { ...aue, lat: 42 })
  expect(search('Aue').interpretation.place?.chosen.lat).toBeCloseTo(50.58)
})

test('an abbreviation with two meanings offers both, unless a place decides', () => {
  const search = searchIn(
    { ...aue, name: 'KGS Lind', city: 'Köln', region: 'Nordrhein-Westfalen' },
    { ...aue, name: 'KGS Moor', city: 'Hannover', region: 'Niedersachsen' },
  )
  expect(search('KGS').meanings).toEqual({
    typed: 'KGS',
    texts: [
      { meaning: 'Katholische Grundschule', text: 'Katholische Grundschule' },
      { meaning: 'Kooperative Gesamtschule', text: 'Kooperative Gesamtschule' },
    ],
  })
  expect(search('KGS Hannover').meanings).toBeUndefined()
  expect(search('Grundschule').meanings).toBeUndefined()
})

test('the radius of an English page is in whole miles, about a place in another country in whole kilometres', () => {
  const search = searchIn(...many({ ...aue, lat: 50.63 }), aue)
  const near = { lat: 50.58, lng: 12.7 }
  const widened = (language: 'en' | 'de', around?: Place) => search('', { near, around, language }).widenedToKm
  expect([widened('de'), widened('en')]).toEqual([10, 5 * 1.609344])
  const code = { kind: 'postal_code', name: '08280', country: 'DE', region: '', schools: 1, ...near } as const
  expect(widened('en', code)).toBe(10)
})

test('where many schools have a name, the towns with most of them are offered', () => {
  const saints = (city: string, count: number, lat: number) =>
    Array.from({ length: count }, () => ({
      ...{ name: 'All Saints Primary School', localType: 'Primary school', country: 'GB' as const },
      ...{ city, region: city, lat, lng: -1 },
    }))
  const search = searchIn(...saints('Leeds', 12, 53.8), ...saints('York', 7, 53.9), ...saints('Bath', 9, 51.4))
  expect(search('all saints').namesakeTowns).toEqual(['Leeds', 'Bath', 'York'])
  // Who says where needs no choice.
  expect(search('all saints leeds').namesakeTowns).toBeUndefined()
  expect(search('all saints', { near: { lat: 53.8, lng: -1 } }).namesakeTowns).toBeUndefined()
  expect(search('primary school').namesakeTowns).toBeUndefined()
  expect(searchIn(...saints('Leeds', 12, 53.8))('all saints').namesakeTowns).toBeUndefined()
})
