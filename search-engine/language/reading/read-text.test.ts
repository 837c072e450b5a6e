import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { words } from '../fold.ts'
import { createGazetteer, type Place, placeId } from '../gazetteer/gazetteer.ts'
import { queryWords } from '../names/terms.ts'
import { CHIP_KINDS, type InterpretationChoice, readPlainKinds, writePlain } from './interpretation.ts'
import { readText } from './read-text.ts'

const town = (country: Place['country'], name: string, schools: number, region = '', lat = 50, lng = 8): Place => ({
  kind: 'town',
  name,
  country,
  region,
  lat,
  lng,
  schools,
})
const code = (country: Place['country'], name: string, schools = 3, lat = 50, lng = 8): Place => ({
  ...town(country, name, schools, '', lat, lng),
  kind: 'postal_code',
})

const gazetteer = createGazetteer([
  town('DE', 'München', 400, 'Bayern', 48.1, 11.6),
  town('DE', 'Schwabmünchen', 9, 'Bayern'),
  town('DE', 'Berlin', 800, 'Berlin', 52.5, 13.4),
  town('DE', 'Neustadt', 8, 'Sachsen'),
  town('DE', 'Neustadt', 5, 'Hessen'),
  town('DE', 'Frankfurt am Main', 200, 'Hessen'),
  town('DE', 'Frankfurt (Oder)', 20, 'Brandenburg'),
  town('GB', 'London', 3000),
  town('GB', 'Solihull', 90),
  town('GB', 'Hull', 100),
  town('GB', 'Cardiff', 120),
  town('FR', 'Lyon', 300, 'Auvergne-Rhône-Alpes', 45.7, 4.8),
  town('FR', 'Paris 15e Arrondissement', 80),
  town('FR', 'PARIS', 500),
  town('FR', 'Livry-Gargan', 20),
  town('FR', 'Ivry-sur-Seine', 40),
  town('FR', 'Rennes', 150),
  town('FR', 'Saint-Malo-de-Phily', 1),
  town('FR', 'Saint-Malo', 40),
  town('ES', 'Sevilla', 500),
  town('ES', 'El Cuervo de Sevilla', 5),
  town('ES', 'San Cristóbal de La Laguna', 60),
  town('ES', 'Las Lagunas', 4),
  town('ES', 'Madrid', 1500),
  town('ES', 'San Fernando', 60),
  town('IT', 'Bolzano', 70),
  town('IT', 'Bolzano Vicentino', 4),
  town('IT', 'Milano', 800),
  town('IT', 'Forlì', 80),
  town('IT', 'Lodi', 15),
  town('FR', 'Lodi', 20),
  town('FR', 'Don', 24),
  code('DE', '10115', 3, 52.53, 13.4),
  code('DE', '80331', 4, 48.1, 11.6),
  code('FR', '10115', 1),
  code('FR', '69001', 5, 45.7, 4.8),
  code('GB', 'SE23 3PZ'),
  code('GB', 'B15 2TT'),
  code('GB', 'B1 5AA'),
])
const numbers = new Set(['100020', 'denw100020', '0940001a', '28001234'])
const read = (text: string, choice?: InterpretationChoice) =>
  readText(text, { gazetteer, isOfficialNumber: (number) => numbers.has(number), choice })[0]!.interpretation
const rest = (text: string) => read(text).rest.trim()

describe('place', () => {
  test.each([
    ['Sevilla', 'Sevilla'],
    ['Schulen München Xylophon', 'München'],
    ['El Cuervo de Sevilla', 'El Cuervo de Sevilla'],
    ['IES Sevilla', 'Sevilla'],
    ['München', 'München'],
    ['muenchen', 'München'],
    ['Munich', 'München'],
    ['Schwabmünchen', 'Schwabmünchen'],
    ['Hull', 'Hull'],
    ['Solihull', 'Solihull'],
    ['Livry Gargan', 'Livry-Gargan'],
    ['Ivry', 'Ivry-sur-Seine'],
    ['Rennes', 'Rennes'],
    ['St Malo', 'Saint-Malo'],
    ['saint-malo-de-phily', 'Saint-Malo-de-Phily'],
    ['Bolzano', 'Bolzano'],
    ['Bozen', 'Bolzano'],
    ['Bolzano Vicentino', 'Bolzano Vicentino'],
    ['Las Lagunas', 'Las Lagunas'],
    ['Lagunas', 'Las Lagunas'],
    ['La Laguna', 'San Cristóbal de La Laguna'],
    ['Mailand', 'Milano'],
    ['Caerdydd', 'Cardiff'],
    ["FORLI'", 'Forlì'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Frankfurt/Oder', 'Frankfurt (Oder)'],
    ['Paris 15', 'PARIS'],
    ['schools near Hull', 'Hull'],
    ['Collège Jean Zay Paris 14', 'PARIS'],
    ['liceo Don Milani Lodi', 'Lodi'],
    ['Scuola Via Milano Bolzano', 'Bolzano'],
    ['London Road School Hull', 'Hull'],
    ["écoles d'Ivry", 'Ivry-sur-Seine'],
    ['schools in London for girls', 'London'],
  ])('%s is %s', (text, name) => {
    expect(read(text).place?.chosen.name).toBe(name)
  })

  test.each(['Münche', 'Gargan', 'Phily', 'Cristóbal', 'Goethe', 'Simone Veil'])(
    'part of a name is no place: %s',
    (text) => {
      expect(read(text).place).toBeUndefined()
      expect(rest(text)).toBe(text)
    },
  )

  test('the word for the type of school tells the country', () => {
    expect(read('liceo Lodi').place?.chosen.country).toBe('IT')
    expect(read('lycée Lodi').place?.chosen.country).toBe('FR')
  })

  test('offers all places of a name, and uses the one in the address', () => {
    const { chosen, candidates } = read('Neustadt').place!
    expect(candidates.map(({ region }) => region)).toEqual(['Sachsen', 'Hessen'])
    expect(chosen.region).toBe('Sachsen')
    const other = placeId(candidates[1]!)
    expect(other).toBe('DE.neustadt.hessen')
    expect(read('Neustadt', { place: other }).place?.chosen.region).toBe('Hessen')
    expect(gazetteer.place(other)).toEqual(candidates[1])
  })

  test('spellings of one town are one place', () => {
    const [paris] = gazetteer.towns('Paris')
    expect(paris).toMatchObject({ name: 'PARIS', schools: 580 })
  })
})

describe('postal code', () => {
  test.each([
    ['10115', '10115', 'DE'],
    ['lycée 10115', '10115', 'FR'],
    ['101', '101', 'DE'],
    ['69', '69', 'FR'],
    ['SE23', 'SE23', 'GB'],
    ['se233pz', 'SE23 3PZ', 'GB'],
    ['SE23 3PZ', 'SE23 3PZ', 'GB'],
    ['SE23 3', 'SE23 3', 'GB'],
    ['B15', 'B15', 'GB'],
    ['B15 2', 'B15 2', 'GB'],
    ['B152', 'B15 2', 'GB'],
    ['B152TT', 'B15 2TT', 'GB'],
    ['school b15 2tt', 'B15 2TT', 'GB'],
    ['80331 München', '80331', 'DE'],
    ['10117', '1011', 'DE'],
    ['Gymnasium 80399', '803', 'DE'],
    ['80399 München', '803', 'DE'],
    ['SE23 9AB', 'SE23', 'GB'],
    ['b152zz', 'B15 2', 'GB'],
  ])('%s is %s in %s', (text, name, country) => {
    expect(read(text).postalCode?.chosen).toMatchObject({ name, country })
  })

  test.each(['1', '99999', 'B9', 'Grundschule 10 München', '69. Oberschule'])('%s has none', (text) => {
    expect(read(text).postalCode).toBeUndefined()
  })
})

describe('official number', () => {
  test.each([
    ['100020', '100020'],
    ['DE-NW-100020', 'denw100020'],
    ['0940001a', '0940001a'],
    ['UAI 0940001A Paris', '0940001a'],
  ])('%s', (text, number) => {
    expect(read(text).officialNumber).toBe(number)
  })

  test('only a whole number counts', () => {
    expect(read('10002').officialNumber).toBeUndefined()
  })
})

describe('kind of school', () => {
  test.each([
    ['high school Munich', undefined, ['secondary', 'high_school'], ''],
    ['Gymnasium London', undefined, ['high_school'], ''],
    ['Grundschule Lyon', 'primaire', ['primary'], ''],
    ['Lyon Grundschule', 'primaire', ['primary'], ''],
    ['Grundschule in Lyon', 'primaire', ['primary'], ''],
    ['écoles élémentaires à Munich', 'grundschule', ['primary'], ''],
    ['elementary school', undefined, ['primary'], ''],
    ['collège Milano', 'media', ['secondary'], ''],
    ['Gymnasium München', 'Gymnasium', ['high_school'], ''],
    ['Gymnasien in München', 'Gymnasium', ['high_school'], ''],
    ['Kindergarten Milano', 'infanzia', [], ''],
    ['asilo München', 'Kindergarten', [], ''],
    ['Gymnasium', 'Gymnasium', ['high_school'], ''],
    ['Goethe Gymnasium München', 'Gymnasium', ['high_school'], 'Goethe'],
    ['Goethe high school Munich', undefined, ['secondary', 'high_school'], 'Goethe'],
  ])('%s', (text, word, categories, words) => {
    expect(read(text).kinds).toMatchObject([{ categories, ...(word !== undefined && { word }) }])
    expect(rest(text)).toBe(words)
  })

  test.each(['schools in Munich', 'Schulen in München', 'école Lyon', 'scuole Bolzano', 'colegios 69'])(
    '%s asks for every school there',
    (text) => {
      expect(rest(text)).toBe('')
    },
  )

  test('a word that means school is kept next to a name', () => {
    expect(rest('Goethe Schule München')).toBe('Goethe Schule')
  })
})

describe('any order and mix', () => {
  test.each(['Gymnasium 10115 Goethe', 'Goethe 10115 Gymnasium', '10115 Gymnasium Goethe'])('%s', (text) => {
    const interpretation = read(text)
    expect(interpretation.postalCode?.chosen.name).toBe('10115')
    expect(interpretation.kinds.map((kind) => kind.text)).toEqual(['Gymnasium'])
    expect(interpretation.rest.trim()).toBe('Goethe')
  })

  test('chips are in the order of the words and have the text without them', () => {
    expect(read('high school, Munich Goethe').chips).toEqual([
      { kind: 'type', text: 'high school', without: 'Munich Goethe' },
      { kind: 'place', text: 'Munich', without: 'high school, Goethe' },
    ])
  })

  test('the words of a removed chip are searched', () => {
    const interpretation = read('Gymnasium London', { plain: new Set(['place']) })
    expect(interpretation.place).toBeUndefined()
    expect(interpretation.rest).toBe('London')
  })

  test('the last word counts as complete when something follows it', () => {
    expect(read('Goethe München').rest).toBe('Goethe ')
    expect(read('München Goethe').rest).toBe('Goethe')
    expect(read('München Goethe ').rest).toBe('Goethe ')
  })
})

test('removed chips are kept in the address', () => {
  expect(writePlain(new Set(['place', 'type']))).toBe('type,place')
  expect(writePlain(new Set())).toBeUndefined()
  expect(readPlainKinds('type,place')).toEqual(new Set(['type', 'place']))
  expect(readPlainKinds('nonsense,place,place')).toEqual(new Set(['place']))
  expect(readPlainKinds(null)).toEqual(new Set())
})

describe('any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      'München',
      'Gymnasium',
      '10115',
      'SE23 3PZ',
      'in',
      'schools',
      '100020',
      '\u200f',
      '\0',
      '👩‍👩‍👧',
      '-',
      '.',
      "'",
    ),
  )
  const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '))

  test('is interpreted without an error, and each chip is a part of it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { chips, rest, place, area, postalCode } = read(text)
        for (const chip of chips) expect(text).toContain(chip.text)
        expect(chips.some(({ kind }) => kind === 'place')).toBe(place !== undefined || area !== undefined)
        expect(chips.some(({ kind }) => kind === 'postal_code')).toBe(postalCode !== undefined)
        expect(queryWords(rest).every(({ alternatives }) => alternatives.every((terms) => terms.length > 0))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('without any chip is searched for the words that it has, in their order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const plain = read(text, { plain: new Set(CHIP_KINDS) })
        expect(plain.chips).toEqual([])
        expect([plain.place, plain.postalCode, plain.officialNumber, ...plain.kinds]).toEqual([
          undefined,
          undefined,
          undefined,
        ])
        const left = words(text)
        for (const word of words(plain.rest)) left.splice(0, left.indexOf(word) + 1)
        expect(words(plain.rest).length === 0 || left.length < words(text).length).toBe(true)
      }),
    )
  })

  test.each([
    'München '.repeat(1250),
    'a'.repeat(10_000),
    '1 '.repeat(5000),
    '-'.repeat(10_000),
    'SE23 3'.repeat(1600),
  ])('of 10,000 characters takes bounded time (%#)', async (text) => {
    expect(await processorMs(() => read(text))).toBeLessThan(500)
  })
})
