import { describe, expect, test } from 'vitest'
import type { CountryCode } from '#db/vocabulary.ts'
import { SearchEngine } from '../../engine.ts'
import { makeSchool } from '../../testing/make-school.ts'

const COLOGNE = { country: 'DE', region: 'Nordrhein-Westfalen', city: 'Köln', lat: 50.94, lng: 6.96 } as const
const GLADBACH = { ...COLOGNE, city: 'Bergisch Gladbach', postalCode: '51465', lat: 50.99, lng: 7.13 } as const
const LYON = { country: 'FR', region: 'Auvergne-Rhône-Alpes', city: 'Lyon', lat: 45.76, lng: 4.84 } as const
const gymnasium = { localType: 'Gymnasium', category: 'high_school' } as const

const engine = SearchEngine.build(
  [
    {
      id: 'kreuzgasse',
      name: 'Gymnasium Kreuzgasse',
      ...gymnasium,
      ...COLOGNE,
      postalCode: '50674',
      codes: ['166571'],
    },
    { id: 'lise', name: 'Lise-Meitner-Gymnasium', ...gymnasium, ...GLADBACH, codes: ['166580'] },
    { id: 'weg', name: 'Grundschule Kölner Weg', localType: 'Grundschule', ...COLOGNE, postalCode: '50674' },
    {
      id: 'collège',
      name: 'Collège Lise London',
      localType: 'Collège',
      ...LYON,
      postalCode: '69003',
      codes: ['0690001A'],
    },
    { id: 'curie', name: 'Lise Curie', localType: 'Collège', ...LYON, postalCode: '69003' },
    { id: 'lisette', name: 'École Lisette', localType: 'École', ...LYON, postalCode: '69003' },
  ].map((school) => makeSchool(school)),
)
const schools = (text: string, home?: CountryCode) => engine.suggest(text, home).schools.map(({ id }) => id)
const places = (text: string) => engine.suggest(text).places.map((place) => place.text)

test('parts of a city that has schools are offered, with the city', () => {
  expect(places('Ehrenf')).toEqual(['Ehrenfeld, Köln'])
  expect(places('Gymnasium Ehrenf')).toEqual(['Gymnasium Ehrenfeld, Köln'])
  expect(places('Kreuzb')).not.toContain('Kreuzberg, Berlin')
})

describe('schools', () => {
  test.each([
    ['the beginning of its name', 'Lise-Mei', 'lise'],
    ['a later word of its name', 'meitn', 'lise'],
    ['its name and the beginning of its town', 'Gymnasium Berg', 'lise'],
    ['its town and the beginning of its name', 'Köln Kreu', 'kreuzgasse'],
    ['its type and its postal code', 'Gymnasium 50674', 'kreuzgasse'],
    ['its postal code and the beginning of its type', '50674 Gymn', 'kreuzgasse'],
    ['its type and the beginning of its postal code', 'Grundschule 506', 'weg'],
    ['its official number', '166580', 'lise'],
    ['the beginning of its official number', '069000', 'collège'],
    ['its name with a typing error, as in a search', 'Kreuzgase', 'kreuzgasse'],
    ['its type in another language, as in a search', 'high school Bergisch Gladbach', 'lise'],
  ])('are found by %s', (_by, text, id) => {
    expect(schools(text)).toContain(id)
  })

  test('with the words as typed come before those where the last word goes on', () => {
    expect(schools('lise')).toEqual(['curie', 'lise', 'collège', 'lisette'])
  })

  test('where the language is spoken come first of those that fit equally well, and the others stay', () => {
    expect(schools('lise', 'DE')).toEqual(['lise', 'curie', 'collège', 'lisette'])
  })

  test('after a space are those with the whole word', () => {
    expect(schools('lise ')).toEqual(['curie', 'lise', 'collège'])
  })
})

describe('places', () => {
  test.each([
    ['the beginning of their name', 'berg', 'Bergisch Gladbach'],
    ['a later word of their name', 'gladb', 'Bergisch Gladbach'],
    ['their postal code', '50674', '50674'],
    ['a type of school and their beginning', 'gymnasium köl', 'gymnasium Köln'],
    ['a type of school, a preposition and their beginning', 'Gymnasien in köl', 'Gymnasien in Köln'],
  ])('are found by %s', (_by, text, found) => {
    expect(places(text)).toEqual([found])
  })

  test('after a type of school are towns that have such schools, if there are any', () => {
    expect(places('Collège L')).toEqual(['Collège Lyon'])
    expect(places('Collège Berg')).toEqual(['Collège Bergisch Gladbach'])
    expect(places('Collège K')).toEqual(['Collège Köln'])
  })

  test.each([
    ['506', ['506', '50674']],
    ['Gymnasium 5067', ['Gymnasium 5067', 'Gymnasium 50674']],
  ])('are whole postal codes of the own country that begin with %s', (text, found) => {
    expect(engine.suggest(text, 'DE').places.map((place) => place.text)).toEqual(found)
  })

  test('are not found behind a name', () => {
    expect(places('Lise Köl')).toEqual([])
  })
})
