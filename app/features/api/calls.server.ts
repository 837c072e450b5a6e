import type { z } from 'zod'
import { z as zod } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { readChanges } from './changes/read-changes.server.ts'
import { readAreas, readSectors } from './read/read-catchments.server.ts'
import { readFacts } from './read/read-facts.server.ts'
import { readPlace, readPlaces } from './read/read-place.server.ts'
import { readReviews, readSchool } from './read/read-school.server.ts'
import { readSearch } from './read/read-search.server.ts'
import { areasAnswer, areasQuery, sectorsAnswer, sectorsQuery } from './schemas/catchment.schema.ts'
import { changesAnswer, changesQuery } from './schemas/change.schema.ts'
import type { Answered } from './schemas/envelope.ts'
import { factsAnswer } from './schemas/fact.schema.ts'
import { placeAnswer, placeQuery, placesAnswer, townQuery } from './schemas/place.schema.ts'
import { reviewsAnswer, schoolAnswer } from './schemas/school.schema.ts'
import { language, searchAnswer, searchQuery } from './schemas/search.schema.ts'

type Given<Path, Query> = { path: Path; query: Query; origin: string; locale: Locale }

/** A call of the API: the schema of its input, that of its answers, and the function that reads them. */
export type Call = {
  name: CallName
  /** Path below `/api/v1`, with the names of `params` in braces. */
  path: string
  params: zod.ZodObject
  query: zod.ZodObject
  answer: zod.ZodType
  read: (given: Given<never, never>) => Promise<Answered<unknown>>
}

/** The name by which the documentation and client generators know a call. */
export type CallName =
  | ('search' | 'school' | 'facts' | 'reviews' | 'places' | 'country' | 'region' | 'town')
  | ('areas' | 'sectors' | 'changes')

function call<Params extends zod.ZodObject, Query extends zod.ZodObject, Data>(
  name: CallName,
  path: string,
  rules: { params: Params; query: Query; answer: zod.ZodType },
  read: (given: Given<z.infer<Params>, z.infer<Query>>) => Promise<Answered<Data>>,
): Call {
  return { name, path, ...rules, read: read as Call['read'] }
}

const part = zod.string().min(1).max(100, { abort: true })
const NONE = zod.object({})
const ID = zod.object({ id: part.describe('Id of a school, as lists give it.') })
const COUNTRY = zod.object({ country: part })
const REGION = COUNTRY.extend({ region: part })
const TOWN = REGION.extend({ town: part })
const inLanguage = zod.strictObject({ lang: language.optional() })
const withLanguage = <Shape extends zod.core.$ZodShape>(query: zod.ZodObject<Shape>) =>
  query.extend({ lang: language.optional() })

/** Every call of version 1, in the order in which the documentation shows them. */
export const CALLS: readonly Call[] = [
  call('search', '/search', { params: NONE, query: searchQuery, answer: searchAnswer }, ({ query, origin }) =>
    readSearch(query, origin),
  ),
  call('school', '/schools/{id}', { params: ID, query: inLanguage, answer: schoolAnswer }, (given) =>
    readSchool(given.path.id, given.origin, given.locale),
  ),
  call('facts', '/schools/{id}/facts', { params: ID, query: inLanguage, answer: factsAnswer }, (given) =>
    readFacts(given.path.id, given.origin, given.locale),
  ),
  call('reviews', '/schools/{id}/reviews', { params: ID, query: inLanguage, answer: reviewsAnswer }, (given) =>
    readReviews(given.path.id, given.origin, given.locale),
  ),
  call('places', '/places', { params: NONE, query: inLanguage, answer: placesAnswer }, ({ locale }) =>
    readPlaces(locale),
  ),
  call(
    'country',
    '/places/{country}',
    { params: COUNTRY, query: withLanguage(placeQuery), answer: placeAnswer },
    (given) => readPlace(given.path, given.query, given),
  ),
  call(
    'region',
    '/places/{country}/{region}',
    { params: REGION, query: withLanguage(placeQuery), answer: placeAnswer },
    (given) => readPlace(given.path, given.query, given),
  ),
  call(
    'town',
    '/places/{country}/{region}/{town}',
    { params: TOWN, query: withLanguage(townQuery), answer: placeAnswer },
    (given) => readPlace(given.path, given.query, given),
  ),
  call('areas', '/catchments/areas', { params: NONE, query: withLanguage(areasQuery), answer: areasAnswer }, (given) =>
    readAreas(given.query, given),
  ),
  call(
    'sectors',
    '/catchments/sectors',
    { params: NONE, query: withLanguage(sectorsQuery), answer: sectorsAnswer },
    (given) => readSectors(given.query, given),
  ),
  call('changes', '/changes', { params: NONE, query: changesQuery, answer: changesAnswer }, ({ query }) =>
    readChanges(query),
  ),
]
