import { describe, expect, test } from 'vitest'
import type { CountryCode } from '#db/vocabulary.ts'
import { SearchEngine } from '../../engine.ts'
import type { SchoolDocument } from '../../index/document.ts'
import { makeSchool } from '../../testing/make-school.ts'

const COLOGNE = { country: 'DE', region: 'Nordrhein-Westfalen', city: 'Köln', lat: 50.94, lng: 6.96 } as const
const GLADBACH = { ...COLOGNE, city: 'Bergisch Gladbach', postalCode: '51465', lat: 50.99, lng: 7.13 } as const
const LYON = { country: 'FR', region: 'Auvergne-Rhône-Alpes', city: 'Lyon', lat: 45.76, lng: 4.84 } as const
const BERLIN = { country: 'DE', region: 'Berlin', city: 'Berlin', postalCode: '10115', lat: 52.52, lng: 13.4 } as const
const GUILDFORD = {
  country: 'GB',
  region: 'Surrey',
  city: 'Guildford',
  postalCode: 'GU1 3BB',
  lat: 51.24,
  lng: -0.57,
} as const
const LONDON = { country: 'GB', city: 'London', postalCode: 'SE1 1AA', lat: 51.5, lng: -0.1 } as const
const RUGEN = {
  country: 'DE',
  region: 'Mecklenburg-Vorpommern',
  city: 'Binz',
  postalCode: '18609',
  lat: 54.4,
  lng: 13.6,
} as const
const ROME = { country: 'IT', region: 'Lazio', city: 'Roma', postalCode: '00185', lat: 41.9, lng: 12.5 } as const
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
    { id: 'rolland', name: 'Romain-Rolland-Gymnasium', ...gymnasium, ...BERLIN },
    { id: 'twice', name: 'Romain-Rolland-Gymnasium', ...gymnasium, ...BERLIN, postalCode: '10117' },
    { id: 'rgs', name: 'Royal Grammar School', localType: 'Grammar', ...GUILDFORD },
    { id: 'pauls', name: "St Paul's Primary School", localType: 'Primary school', ...GUILDFORD },
    ...['Southwark', 'Westminster'].map((region) => ({ ...LONDON, region, name: `Academy ${region}` })),
    { ...RUGEN, id: 'binz', name: 'Grundschule Binz', localType: 'Grundschule' },
    { id: 'lico', name: 'Liceo Tasso', localType: 'Liceo scientifico', category: 'high_school', ...ROME },
  ].map((school) => makeSchool(school as Partial<SchoolDocument>)),
)
const schools = (text: string, home?: CountryCode) => engine.suggest(text, home).schools.map(({ id }) => id)
const places = (text: string, home?: CountryCode) => engine.suggest(text, home).places.map((place) => place.text)
const types = (text: string, home?: CountryCode) => engine.suggest(text, home).types.map((type) => type.text)

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
    ['the beginning of each of its words', 'rom rol gym ber', 'rolland'],
    ['the beginnings of its words in another order', 'ber rol rom', 'rolland'],
    ['its initials', 'RGS', 'rgs'],
    ['its initials and the beginning of its town', 'rgs guil', 'rgs'],
    ['a saint written together with the name', 'stpauls', 'pauls'],
    ['an area and a word of its name', 'Rügen Grundsch', 'binz'],
    ['its name with a typing error, as in a search', 'Kreuzgase', 'kreuzgasse'],
    ['its type in another language, as in a search', 'high school Bergisch Gladbach', 'lise'],
  ])('are found by %s', (_by, text, id) => {
    expect(schools(text)).toContain(id)
  })

  test('with the words as typed come before those where the last word goes on', () => {
    expect(schools('lise')).toEqual(['curie', 'lise', 'collège', 'lisette'])
  })

  test('where the language is spoken come first, and the others stay', () => {
    expect(schools('lise', 'DE')).toEqual(['lise', 'curie', 'collège', 'lisette'])
  })

  test('after a space are those with the whole word', () => {
    expect(schools('lise ')).toEqual(['curie', 'lise', 'collège'])
  })

  test('with one name in one town are named once', () => {
    expect(schools('Romain-Ro')).toHaveLength(1)
  })
})

describe('places', () => {
  test.each([
    ['the beginning of their name', 'bergi', 'Bergisch Gladbach'],
    ['a later word of their name', 'gladb', 'Bergisch Gladbach'],
    ['their postal code', '50674', '50674'],
    ['a word before the postal code', 'PLZ 50674', '50674'],
    ['the beginning of the name of an island', 'rüge', 'Rügen'],
    ['a word for the kind of area', 'insel rüg', 'insel Rügen'],
    ['the beginning of a part of a city that has schools', 'Ehrenf', 'Ehrenfeld, Köln'],
    ['a city and the beginning of its part', 'Köln Ehrenf', 'Ehrenfeld, Köln'],
    ['a part of a city and the beginning of the city', 'Ehrenfeld Kö', 'Ehrenfeld, Köln'],
    ['a question', 'wo ist Gladb', 'Bergisch Gladbach'],
  ])('are found by %s', (_by, text, found) => {
    expect(places(text)[0]?.toLowerCase()).toBe(found.toLowerCase())
  })

  test('without schools are none', () => {
    expect(places('Kreuzb')).not.toContain('Friedrichshain-Kreuzberg, Berlin, Hamburg')
    expect(places('Tenerif')).toEqual([])
  })

  test('that registers list in several regions are one', () => {
    expect(engine.suggest('lond', 'GB').places.filter(({ kind }) => kind === 'town')).toMatchObject([
      { name: 'London', schools: 2, isSpread: true, ambiguous: false },
    ])
  })

  test('are whole postal codes of the own country that begin with the text', () => {
    expect(places('506', 'DE')).toEqual(['506', '50674'])
    expect(types('Gymnasium 5067', 'DE')).toEqual(['Gymnasium 5067', 'Gymnasium 50674'])
  })

  test('are not found behind a name', () => {
    expect([places('Lise Köl'), types('Lise Köl')]).toEqual([[], []])
  })

  test('after a space are others than the one that is typed', () => {
    expect(places('Köln ')).not.toContain('Köln')
  })
})

describe('types', () => {
  test('that are begun are offered, and in large towns', () => {
    const offered = engine.suggest('Gymn', 'DE')
    expect(offered.order[0]).toBe('types')
    expect(offered.types.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Gymnasium', 'Gymnasium Berlin', 'Gymnasium Köln', 'Gymnasium Bergisch Gladbach']),
    )
    expect(offered.types.find(({ text }) => text === 'Gymnasium')).toEqual({
      text: 'Gymnasium',
      category: 'high_school',
    })
  })

  test('that are typed are offered where many schools are', () => {
    expect(types('Gymnasium ', 'DE').slice(0, 3).toSorted()).toEqual(
      ['Gymnasium Berlin', 'Gymnasium Bergisch Gladbach', 'Gymnasium Köln'].toSorted(),
    )
    expect(types('Gymnasien in ', 'DE')).toContain('Gymnasien in Köln')
  })

  test.each([
    ['a town', 'gymnasium köl', 'gymnasium Köln'],
    ['a town after a preposition', 'Gymnasien in köl', 'Gymnasien in Köln'],
    ['a town after a question', 'wo gibt es gute gymnasien in köl', 'gymnasien Köln'],
    ['a town after words within a question', 'welche gymnasien gibt es in köl', 'gymnasien Köln'],
    ['a town after “of”', 'Gymnasium von Köl', 'Gymnasium von Köln'],
    ['a part of a city', 'Gymnasium Ehrenf', 'Gymnasium Ehrenfeld, Köln'],
    ['an area', 'Grundschule Rüg', 'Grundschule Rügen'],
  ])('and the beginning of %s are completed first', (_what, text, found) => {
    expect(engine.suggest(text, 'DE').order[0]).toBe('types')
    expect(types(text, 'DE')[0]).toBe(found)
  })

  test('are offered in towns that have such schools before others', () => {
    expect(types('Collège L')[0]).toBe('Collège Lyon')
    expect(types('Collège Berg')[0]).toBe('Collège Bergisch Gladbach')
  })

  test('after a town are those of the town', () => {
    expect(types('Köln G', 'DE').slice(0, 2).toSorted()).toEqual(['Grundschule Köln', 'Gymnasium Köln'])
    expect(types('Lyon ', 'FR')[0]).toBe('collège Lyon')
  })

  test.each([
    ['GB', 'primary school'],
    ['DE', 'Grundschule'],
  ] as const)('in %s come before those of other languages', (home, own) => {
    expect(types(own.slice(0, 3), home)[0]).toMatch(new RegExp(`^${own}`))
  })

  test('are one in their spellings', () => {
    const names = types('gymnas', 'DE').filter((text) => !text.includes(' '))
    expect(names).toEqual(['Gymnasium'])
  })

  test('of registers are one in their spellings, too', () => {
    const spelt = SearchEngine.build(
      ['Centro de Educación Infantil', 'Centro de educación infantil'].map((localType) =>
        makeSchool({ localType, ...LYON, country: 'ES' }),
      ),
    )
    const plain = spelt.suggest('centro de educación inf', 'ES').types.filter(({ place }) => !place)
    expect(plain).toHaveLength(1)
  })
})

test('rows of the likeliest group come first, and no group is named that is empty', () => {
  expect(engine.suggest('Romain', 'DE').order).toEqual(['schools'])
  expect(engine.suggest('Köl', 'DE').order[0]).toBe('places')
  expect(engine.suggest('xyzzyx', 'DE').order).toEqual([])
})
