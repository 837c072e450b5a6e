import { describe, expect, test } from 'vitest'
import { SearchEngine } from '../../index.ts'
import { makeSchool } from '../../testing/make-school.ts'
import { type ReadingContext, readText } from './read-text.ts'

const at = { precision: 'exact' } as const
const { gazetteer: directory } = SearchEngine.build([
  makeSchool({ id: 'a', ...at, country: 'DE', region: 'Nordrhein-Westfalen', city: 'Köln', lat: 50.94, lng: 6.96 }),
  makeSchool({ id: 'b', ...at, country: 'DE', region: 'Hessen', city: 'Frankfurt am Main', lat: 50.11, lng: 8.68 }),
  makeSchool({
    id: 'c',
    ...at,
    country: 'FR',
    region: 'Rhône',
    city: 'Lyon',
    postalCode: '69003',
    lat: 45.76,
    lng: 4.85,
  }),
  makeSchool({
    id: 'd',
    ...at,
    country: 'FR',
    region: 'Paris',
    city: 'Paris',
    postalCode: '75015',
    lat: 48.84,
    lng: 2.29,
  }),
  makeSchool({
    id: 'e',
    ...at,
    country: 'GB',
    region: 'Hampshire',
    city: 'Winchester',
    postalCode: 'SO23 9AA',
    lat: 51,
    lng: -1.3,
  }),
  makeSchool({ id: 'f', ...at, country: 'DE', region: 'Hessen', city: 'Fulda', lat: 50.55, lng: 9.68 }),
])
const understand = (text: string, gazetteer = directory, given: Partial<ReadingContext> = {}) =>
  readText(text, { gazetteer, isOfficialNumber: () => false, ...given })[0]!.interpretation

describe('questions and praise say nothing', () => {
  test.each([
    ['welche Grundschule in Köln', 'Grundschule'],
    ['wo gibt es gute Grundschulen in Köln', 'Grundschulen'],
    ['good primary schools in Winchester', 'primary schools'],
    ['meilleur lycée Lyon', 'lycée'],
  ])('%s', (text, kind) => {
    const { kinds, rest } = understand(text)
    expect(kinds.map((one) => one.text)).toEqual([kind])
    expect(rest).toBe('')
  })

  test('a name that begins like praise stays a name', () => {
    expect(understand('Good Shepherd Catholic School').name).toContain('Good')
    expect(understand('Good Shepherd School')).toMatchObject({
      rest: 'Good Shepherd School',
      ordinary: new Set(['good', 'school']),
    })
    expect(understand('good schools in Winchester').rest).toBe('')
  })

  test.each(['beste Grundschule Köln', 'best schools in Winchester', 'meilleur lycée Lyon'])(
    '%s asks for an order',
    (text) => {
      expect(understand(text).best).toBe(true)
    },
  )

  test.each(['Gymnasium in meiner Nähe', 'schools near me', 'collège près de chez moi', 'scuole vicino a me'])(
    '%s asks for the position',
    (text) => {
      expect(understand(text).nearMe).toBe(true)
      expect(understand('Gymnasium in der Nähe von Köln').nearMe).toBe(false)
    },
  )
})

describe('distances', () => {
  test.each([
    ['within 2 miles of SO23', 3.2],
    ['Grundschule im Umkreis von 5 km um Köln', 5],
    ['lycée à moins de 10 km de Lyon', 10],
    ['Gymnasium 500 km Köln', 100],
  ])('%s', (text, km) => {
    expect(understand(text).radiusKm).toBeCloseTo(km, 0)
    expect(understand(text).rest).not.toMatch(/km|mile|\d/)
  })

  test('a distance beside a city is no arrondissement', () => {
    expect(understand('lycée Paris 15 km')).toMatchObject({ radiusKm: 15, place: { chosen: { name: 'Paris' } } })
    expect(understand('lycée Paris 15 km').postalCode).toBeUndefined()
  })

  test('a number without a unit is none', () => {
    expect(understand('Schule 5 Köln').radiusKm).toBeUndefined()
  })
})

describe('properties', () => {
  test.each([
    ['kath. Gymnasium Köln', 'faith', 'catholic'],
    ['private Grundschule Köln', 'ownership', 'private'],
    ['C of E primary Winchester', 'faith', 'anglican'],
    ['girls school Winchester', 'gender', 'girls'],
    ['collège privé Lyon', 'ownership', 'private'],
    ['Internat Köln', 'offer', 'boarding'],
    ['Grundschule Köln Ganztag', 'features', 'fullDay'],
  ])('%s', (text, group, value) => {
    const { attributes, chips } = understand(text)
    expect(attributes.flatMap(({ properties }) => properties.map(({ property }) => property))).toContainEqual({
      group,
      value,
    })
    expect(chips.map(({ kind }) => kind)).toContain('attribute')
  })

  test('a word that means a property in one country means nothing in another', () => {
    const [attribute] = understand('council school Winchester').attributes
    expect(attribute?.properties).toEqual([{ property: { group: 'ownership', value: 'public' }, countries: ['GB'] }])
  })

  test('the visitor may take them as words', () => {
    const plain = understand('private Grundschule', directory, { choice: { plain: new Set(['attribute']) } })
    expect(plain).toMatchObject({ attributes: [], rest: 'private ' })
  })
})

describe('parts of cities and areas', () => {
  test.each([
    ['Gymnasium Köln Lindenthal', 'Lindenthal', 'Köln'],
    ['Gesamtschule Köln-Mülheim', 'Mülheim', 'Köln'],
    ['Mülheim Köln', 'Mülheim', 'Köln'],
    ['Schulen in Frankfurt Bornheim', 'Bornheim', 'Frankfurt am Main'],
    ['Gesamtschule Ehrenfeld', 'Ehrenfeld', 'Köln'],
  ])('%s', (text, name, region) => {
    expect(understand(text).place?.chosen).toMatchObject({ kind: 'district', name, region })
    expect(understand(text).rest).not.toMatch(/Köln|Frankfurt/)
  })

  test('everything that says where is one piece of the text', () => {
    expect(understand('Gymnasium Köln Lindenthal').where).toEqual({ text: 'Köln Lindenthal', without: 'Gymnasium' })
    expect(understand('collège Lyon 3e privé').where).toEqual({ text: 'Lyon 3e', without: 'collège privé' })
    expect(understand('Gymnasium').where).toBeUndefined()
  })

  test('a district is found by its id in the address', () => {
    expect(directory.place('DE.lindenthal.koln')).toMatchObject({ kind: 'district', name: 'Lindenthal' })
  })

  test.each([
    ['collège Lyon 3e', '69003'],
    ['collège Paris XV', '75015'],
    ['8ème arrondissement de Lyon', undefined],
    ['collège Lyon 99', undefined],
  ])('%s', (text, code) => {
    expect(understand(text).postalCode?.chosen.name).toBe(code)
  })

  test.each([
    ['Gymnasium Rhein-Sieg-Kreis', 'Rhein-Sieg-Kreis'],
    ['Grundschule Landkreis Fulda', 'Fulda'],
    ['colegios Castilla y León', 'Castilla - Leon'],
    ['instituto Región de Murcia', 'Murcia'],
    ['colegios Euskadi', 'Pais Vasco'],
    ['colegios Catalunya', 'Cataluna'],
    ['Schulen NRW', 'Nordrhein-Westfalen'],
    ['best schools in Kent', 'Kent'],
    ['collège Bretagne', 'Bretagne'],
    ['scuola in Sardegna', 'Sardegna'],
  ])('%s', (text, name) => {
    expect(understand(text).area?.areas.map((area) => area.name)).toContain(name)
    expect(understand(text).place).toBeUndefined()
  })

  test('of an area in another one only the inner one is meant, of two side by side both', () => {
    const areasOf = (text: string) => understand(text).area?.areas.map((area) => area.name)
    expect(areasOf('primary school the Lizard Cornwall')).toEqual(['Lizard Peninsula'])
    expect(areasOf('boarding school Kent or Sussex')).toEqual(expect.arrayContaining(['Kent']))
    expect(areasOf('boarding school Kent or Sussex')?.length).toBeGreaterThan(1)
  })

  test('a longer name of a part of a city takes precedence over a town inside it', () => {
    const greve = makeSchool({
      ...at,
      country: 'IT',
      region: 'Toscana',
      city: 'Greve in Chianti',
      lat: 43.58,
      lng: 11.3,
    })
    const { place } = understand('liceo Ponte a Greve', SearchEngine.build([greve]).gazetteer)
    expect(place?.chosen.name).toBe('Ponte a Greve')
  })

  test('a small town abroad that schools elsewhere are called after is meant beside an abbreviation of its country', () => {
    const around = { ...at, country: 'DE', region: 'Nordrhein-Westfalen', name: 'Rhein-Kreis Neuss' } as const
    const { gazetteer } = SearchEngine.build([
      makeSchool({ ...around, name: 'Sonnenschule', city: 'Neuss', lat: 51.2, lng: 6.69 }),
      ...[1, 2, 3, 4].map(() => makeSchool({ ...around, city: 'Grevenbroich', lat: 51.09, lng: 6.58 })),
    ])
    const placeIn = (text: string) => understand(text, gazetteer, { visitor: { home: 'GB' } }).place?.chosen.name
    expect(['KGS Neuss', 'Grundschule Neuss'].map(placeIn)).toEqual(['Neuss', 'Neuss'])
  })

  test('a town is a town first', () => {
    expect(understand('Grundschule Fulda')).toMatchObject({ place: { chosen: { kind: 'town', name: 'Fulda' } } })
    expect(understand('Grundschule Fulda').area).toBeUndefined()
  })
})
