import { z } from 'zod'
import { CATEGORIES, COUNTRIES } from '#db/vocabulary.ts'
import { named } from './components.ts'
import { answerOf } from './envelope.ts'
import { listedSchoolSchema } from './school.schema.ts'
import { page } from './search.schema.ts'

const category = z.enum(CATEGORIES)

/** The parameters of a place: the page, and for a town the type of its schools. */
export const placeQuery = z.strictObject({ page: page.default(1) })
/** As {@link placeQuery}, with the type of the schools. */
export const townQuery = z.strictObject({ type: category.optional(), page: page.default(1) })

const linkSchema = named(
  'PlaceLink',
  'A place within another.',
  z.object({ name: z.string(), path: z.string().describe('Append it to /api/v1.'), schools: z.int().nullable() }),
)

/** The answer about all countries. */
export const placesAnswer = answerOf(
  'PlacesAnswer',
  'The countries with schools.',
  z.object({ places: z.array(linkSchema) }),
)

/** The answer about a place. */
export const placeAnswer = answerOf(
  'PlaceAnswer',
  'A country, region or town with the numbers of its schools, and the places or schools in it.',
  z.object({
    kind: z.enum(['country', 'region', 'town']),
    name: z.string(),
    country: z.enum(COUNTRIES),
    region: z.string().nullable(),
    path: z.string(),
    page: z.int(),
    pages: z.int(),
    total: z.int().describe('Number of rows, of which sites of one institution in a town share one.'),
    types: z.record(z.string(), z.int()),
    ownership: z.record(z.string(), z.int()),
    position: z.object({ lat: z.number(), lng: z.number() }).nullable().describe('Middle of the schools of a town.'),
    places: z.array(linkSchema),
    schools: z.array(listedSchoolSchema).describe('Of a town, those nearest to its middle first.'),
    website: z.url().describe('Its page on Aulario.'),
  }),
)
export type PlaceData = z.infer<typeof placeAnswer>['data']
