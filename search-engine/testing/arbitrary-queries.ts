import fc from 'fast-check'
import { CATEGORIES, type Category, COUNTRIES, type CountryCode, FEATURES, type Feature } from '#db/vocabulary.ts'
import { TAG_GROUP_NAMES, TAG_GROUPS } from '../base/properties.ts'
import type { FactChoice, FactOrder } from '../base/searched-facts.ts'
import { type Box, OWNERSHIPS, RATING_STEPS, type SearchQuery, SORTS } from '../index.ts'
import { TOWNS } from './arbitrary-schools.ts'

const AREAS = ['Bayern', 'Lombardia', 'Landkreis München', 'Köln Lindenthal', 'Ehrenfeld', 'Peckham']
const PLACES = [...TOWNS.flatMap(({ city, codes, region }) => [city, ...codes, region]), ...AREAS]
const NAME_WORDS = [
  'Gymnasium',
  'gym.',
  'Grundschule',
  'GS',
  'Goethe',
  'Goetheschule',
  'Goethe-Gymnasium',
  'Park',
  'Schule',
  'KGS',
  'Sankt Josef',
  'St. Joseph',
  'Simone Veil',
  'Weil',
  'Collège',
  'CEIP',
  'Cervantes',
  'Primary School',
  'scuola',
  'kath.',
  'private',
  'boarding',
  'girls',
  'bilingual',
  'beste',
  'within 5 km of',
  'in meiner Nähe',
]
const OTHERS = [
  'sch',
  'around München',
  'Montessori Ehrenfeld',
  'g',
  'Munich',
  'high school',
  'DE-1007',
  '1012',
  'in',
  'am',
  'xyzzy',
  '%',
  "'",
  '10',
  'SE2',
  '8',
]

/** A word unchanged, truncated, or with a typing error. */
const mangled = (words: readonly string[]) =>
  fc.constantFrom(...words).chain((text) =>
    fc.oneof(
      { weight: 10, arbitrary: fc.constant(text) },
      { weight: 2, arbitrary: fc.nat(text.length).map((length) => text.slice(0, length)) },
      {
        weight: 3,
        arbitrary: fc
          .nat(Math.max(0, text.length - 2))
          .map((at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)),
      },
      { weight: 1, arbitrary: fc.nat(text.length).map((at) => `${text.slice(0, at)}x${text.slice(at)}`) },
    ),
  )

const text = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 6, arbitrary: mangled(NAME_WORDS) },
  { weight: 2, arbitrary: mangled(PLACES) },
  { weight: 4, arbitrary: fc.tuple(mangled(NAME_WORDS), mangled(NAME_WORDS)).map((list) => list.join(' ')) },
  { weight: 5, arbitrary: fc.tuple(mangled(NAME_WORDS), mangled(PLACES)).map((list) => list.join(' ')) },
  {
    weight: 2,
    arbitrary: fc.array(mangled([...NAME_WORDS, ...PLACES, ...OTHERS]), { maxLength: 4 }).map((list) => list.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)

const point = fc.constantFrom(...TOWNS).map(({ lat, lng }) => ({ lat: lat + 0.013, lng: lng - 0.021 }))

/** Boxes around towns, some of which contain a country. */
export const box: fc.Arbitrary<Box> = fc
  .tuple(fc.constantFrom(...TOWNS), fc.constantFrom(0.02, 0.3, 2, 12))
  .map(([{ lat, lng }, size]) => [lng - size, lat - size, lng + size / 2, lat + size / 2])

/** Occasionally a limit, mostly none. */
const seldom = <T, N>(limit: fc.Arbitrary<T>, none: N) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: limit })

const allTags = fc.record({
  age: fc.subarray([...TAG_GROUPS.age], { maxLength: 2 }),
  gender: fc.subarray([...TAG_GROUPS.gender], { maxLength: 2 }),
  faith: fc.subarray([...TAG_GROUPS.faith], { maxLength: 4 }),
  language: fc.subarray(['en' as const, 'la' as const, 'sv' as const], { maxLength: 2 }),
  offer: fc.subarray([...TAG_GROUPS.offer]),
})
/** Tags of one group or of all. */
const tags = fc.oneof(
  { weight: 1, arbitrary: allTags },
  {
    weight: 3,
    arbitrary: fc.tuple(allTags, fc.constantFrom(...TAG_GROUP_NAMES)).map(([all, name]) => ({ [name]: all[name] })),
  },
)

const plain = fc.subarray(['type', 'place', 'postal_code', 'official_number'] as const)

const FACTS = [
  ...(['pupils.below', 'pupils.1000', 'brevet_pass_rate.95', 'contract.public', 'canteen.yes'] as const),
  ...(['support_needs.autism', 'support_needs.hearing', 'support_needs.other'] as const),
]
const FACT_ORDERS = [
  { fact: 'pupils', first: 'least' },
  { fact: 'brevet_pass_rate', first: 'most' },
  { fact: 'canteen', first: 'most' },
] as const

/** Queries of all kinds, mostly with few limits, so that there are results. */
export const query: fc.Arbitrary<SearchQuery> = fc.record({
  text,
  literal: seldom(fc.constant(true), undefined),
  choice: seldom(
    plain.map((kinds) => ({ plain: new Set(kinds) })),
    undefined,
  ),
  types: seldom<Category[], Category[]>(fc.subarray([...CATEGORIES], { maxLength: 3 }), []),
  features: seldom<Feature[], Feature[]>(fc.subarray([...FEATURES], { maxLength: 2 }), []),
  countries: seldom<CountryCode[], CountryCode[]>(fc.subarray([...COUNTRIES], { maxLength: 3 }), []),
  ownership: seldom(fc.constantFrom(...OWNERSHIPS), undefined),
  minimumRating: seldom(fc.constantFrom(...RATING_STEPS), undefined),
  tags: seldom(tags, undefined),
  facts: seldom<FactChoice[], undefined>(fc.subarray([...FACTS], { maxLength: 2 }), undefined),
  withFacts: seldom(fc.constant(true), undefined),
  factOrder: seldom(fc.constantFrom<FactOrder>(...FACT_ORDERS), undefined),
  withOthers: seldom(fc.constant(true), undefined),
  withoutSponsored: seldom(fc.constant(true), undefined),
  near: seldom(point, undefined),
  radiusKm: seldom(fc.constantFrom(1, 2, 5, 25, 100), undefined),
  box: seldom(box, undefined),
  sort: fc.oneof(fc.constant('relevance' as const), fc.constantFrom(...SORTS)),
  page: fc.constant(1),
  pageSize: fc.constant(20),
})
