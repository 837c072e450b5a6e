import fc from 'fast-check'
import { byOffer, CATEGORIES, type CountryCode, DAY_OFFERS, FAITHS, FEATURES, GENDERS } from '#db/vocabulary.ts'
import type { DocumentFact, SchoolDocument } from '../index/document.ts'

type Town = { country: CountryCode; region: string; city: string; codes: string[]; lat: number; lng: number }

/** A few towns that are easily confused with each other. */
export const TOWNS: readonly Town[] = [
  { country: 'DE', region: 'Bayern', city: 'München', codes: ['80331', '80539'], lat: 48.14, lng: 11.57 },
  { country: 'DE', region: 'Bayern', city: 'Schwabmünchen', codes: ['86830'], lat: 48.18, lng: 10.75 },
  { country: 'DE', region: 'Bayern', city: 'Garching', codes: ['85748'], lat: 48.25, lng: 11.65 },
  { country: 'DE', region: 'Sachsen', city: 'Neustadt', codes: ['01844'], lat: 51.02, lng: 14.22 },
  { country: 'DE', region: 'Hessen', city: 'Neustadt', codes: ['35279'], lat: 50.85, lng: 9.11 },
  { country: 'ES', region: 'Andalucía', city: 'Sevilla', codes: ['41001'], lat: 37.39, lng: -5.98 },
  { country: 'ES', region: 'Andalucía', city: 'El Cuervo de Sevilla', codes: ['41749'], lat: 36.85, lng: -6.04 },
  { country: 'FR', region: 'Île-de-France', city: 'Paris 15e Arrondissement', codes: ['75015'], lat: 48.84, lng: 2.29 },
  { country: 'FR', region: 'Île-de-France', city: 'PARIS', codes: ['75001'], lat: 48.86, lng: 2.35 },
  { country: 'IT', region: 'Lazio', city: 'Roma', codes: ['00118'], lat: 41.9, lng: 12.5 },
  {
    country: 'GB',
    region: 'London',
    city: 'London',
    codes: ['SE23 3PZ', 'SE2 9AA', 'B15 2TT', 'SE23'],
    lat: 51.5,
    lng: -0.12,
  },
  { country: 'GB', region: '', city: '', codes: [''], lat: 52, lng: -1 },
]

const NAMES = [
  'Gymnasium',
  'Grundschule',
  'Goethe-Gymnasium',
  'Goetheschule',
  'Grundschule am Park',
  'St. Josef',
  'Sankt Josef Grundschule',
  'École Saint-Joseph',
  'Collège Simone Veil',
  'Collège Simone Weil',
  'CEIP Miguel de Cervantes',
  'Scuola Primaria Roma',
  "St Mary's Primary School",
  'KGS',
  'Münchner Schule 12',
  'Schule',
]

/** With the precision that the index keeps. */
const degrees = (around: number, spread: number) =>
  fc.integer({ min: -spread * 1e5, max: spread * 1e5 }).map((step) => Math.fround(around + step / 1e5))

function positionNear(town: Town): fc.Arbitrary<Pick<SchoolDocument, 'lat' | 'lng' | 'precision'>> {
  const { lat, lng } = town
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        lat: degrees(lat, 0.3),
        lng: degrees(lng, 0.4),
        precision: fc.constant('exact' as const),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ lat: Math.fround(lat), lng: Math.fround(lng), precision: 'town' as const }) },
    {
      weight: 1,
      arbitrary: fc.constant({ lat: Math.fround(lat), lng: Math.fround(lng), precision: 'postal_code' as const }),
    },
    { weight: 1, arbitrary: fc.constant({ lat: null, lng: null, precision: null }) },
  )
}

/** Lowest and highest age, including ages outside the range that a search can ask for. */
const ages = fc.oneof(
  fc.constant([null, null] as const),
  fc.tuple(fc.nat(12), fc.nat(14)).map(([from, years]) => [from, from + years] as const),
)

/** Sites of two institutions, most of them of one kind, so that many share a row. */
const membership = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ institute: null }) },
  { weight: 1, arbitrary: fc.constant({ institute: 'A', instituteName: 'IC Cervantes' }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('A', 'B').map((institute) => {
      return { institute, category: 'primary' as const, localType: 'Grundschule' }
    }),
  },
)

/** Few values, in two editions, so that schools share some. */
const facts: fc.Arbitrary<DocumentFact[]> = fc
  .record({
    pupils: fc.constantFrom(undefined, 99, 100, 1200),
    brevet_pass_rate: fc.constantFrom(undefined, 69.5, 80, 97),
    contract: fc.constantFrom(undefined, 0, 2),
    support_needs: fc.constantFrom(undefined, 0b1, 0b1000_0001, 0b10_0000_0000_0000),
    canteen: fc.constantFrom(undefined, 0, 1),
    edition: fc.constantFrom(7, 8),
  })
  .map(({ edition, ...values }) =>
    Object.entries(values).flatMap(([fact, value]) =>
      value === undefined ? [] : [{ fact: fact as DocumentFact['fact'], value, edition }],
    ),
  )

/** There are few ids, so that changes hit existing schools. */
export const MAX_SCHOOLS = 150
export const schoolId: fc.Arbitrary<string> = fc.nat(MAX_SCHOOLS - 1).map((number) => `s-${number}`)

/** Few names in few towns, so that schools share words, and some words are in many schools. */
export const school: fc.Arbitrary<SchoolDocument> = fc.constantFrom(...TOWNS).chain((town) => {
  const { country, region, city } = town
  const name = fc.constantFrom(...NAMES)
  return fc
    .record({
      id: schoolId,
      name: fc.oneof(
        name,
        name.map((text) => `${text} ${city}`.trim()),
      ),
      localType: fc.constantFrom('', 'Grundschule', 'Gymnasium', 'Collège', 'CEIP'),
      category: fc.constantFrom(...CATEGORIES),
      postalCode: fc.constantFrom(...town.codes),
      codes: fc.array(
        fc.nat(99).map((number) => `DE-${1000 + number}`),
        { maxLength: 2 },
      ),
      ownership: fc.constantFrom('public' as const, 'private' as const, null),
      features: fc.subarray([...FEATURES]),
      faith: fc.constantFrom(...FAITHS, null),
      gender: fc.constantFrom(...GENDERS, null),
      ...byOffer(() => fc.constantFrom(true, false, null)),
      ages,
      membership,
      day: fc.subarray([...DAY_OFFERS]),
      languages: fc.subarray(['en', 'fr', 'la', 'unheard']),
      position: positionNear(town),
      premium: fc.boolean(),
      ratingCount: fc.nat(6),
      ratingAverage: fc.constantFrom(2.9, 3, 3.5, 4.2, 5),
      ratingRank: fc.constantFrom(3.1, 3.5, 4),
      facts,
      audience: fc.oneof(
        { weight: 9, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constant('adults' as const) },
      ),
    })
    .map(({ position, ratingAverage, ages: [ageFrom, ageTo], membership, ...given }) => ({
      ...given,
      // No query is the name of a school for adults, which would otherwise be found by it.
      ...(given.audience && { name: `Kolping ${given.name}` }),
      ...membership,
      ageFrom,
      ageTo,
      ...position,
      country,
      region,
      city,
      street: '',
      ratingAverage: given.ratingCount === 0 ? null : ratingAverage,
    }))
})
