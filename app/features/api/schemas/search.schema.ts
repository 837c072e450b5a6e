import { z } from 'zod'
import { OWNERSHIPS, RATINGS } from '#app/features/search/search-address.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { CATEGORIES, COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import { TAG_GROUPS } from '#search-engine/base/properties.ts'
import { CHIP_KINDS } from '#search-engine/language/reading/interpretation.ts'
import { named } from './components.ts'
import { answerOf } from './envelope.ts'
import { listedSchoolSchema } from './school.schema.ts'

/** Results further down are in the monthly files. */
export const MAX_RESULTS = 10_000
const MAX_PAGE_SIZE = 100

/** The language of an answer. */
export const language = z.enum(LOCALES).describe('Language of the text of the search, and of texts in the answer.')
/** The number of a page, counted from 1. */
export const page = z.coerce.number().int().min(1).max(MAX_RESULTS, { abort: true })
const text = (most: number) => z.string().trim().max(most, { abort: true })

/** The parameters of a search: those of the site's own results page. */
export const searchQuery = z.strictObject({
  q: text(200).optional().describe('Name, place, postal code, official number, or words for a type or property.'),
  type: z.array(z.enum(CATEGORIES)).optional(),
  feature: z.array(z.enum(FEATURES)).optional(),
  country: z.array(z.enum(COUNTRIES)).optional(),
  ownership: z.enum(OWNERSHIPS).optional(),
  rating: z
    .enum(RATINGS.map(String) as ['3', '3.5', '4', '4.5'])
    .optional()
    .describe('Least average.'),
  age: z.array(z.enum(TAG_GROUPS.age as [string, ...string[]])).optional(),
  gender: z.array(z.enum(TAG_GROUPS.gender)).optional(),
  faith: z.array(z.enum(TAG_GROUPS.faith)).optional(),
  language: z.array(z.enum(TAG_GROUPS.language)).optional().describe('Language taught.'),
  offer: z.array(z.enum(TAG_GROUPS.offer)).optional(),
  fact: z
    .array(z.string().regex(/^[\w.-]{1,40}$/))
    .optional()
    .describe('A choice of an official fact, as the addresses of results have it.'),
  others: z.enum(['all']).optional().describe('Also schools for adults, in prisons and in hospitals.'),
  near: text(200).optional().describe('Place to search around: a town, a postal code or the id of a place.'),
  radius: z
    .enum(['1', '2', '5', '10', '25', '50'])
    .optional()
    .describe('Kilometres around the place, or around that of the text.'),
  sort: z
    .string()
    .regex(/^(?:relevance|rating|distance|reviews|name|\w{1,30}\.(?:least|most))$/)
    .optional()
    .describe('`relevance` unless given, or an official fact: `pupils.most`.'),
  plain: text(100).optional().describe('Parts of the text that are not to be interpreted, separated by commas.'),
  place: text(200).optional().describe('Which of several places of a name is meant.'),
  reading: z
    .enum(['0', '1', '2', '3', '4'])
    .optional()
    .describe('Which reading of the text is meant, 0 for the likeliest.'),
  literal: z.enum(['1']).optional().describe('Searches for the words as typed.'),
  box: z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,9})?(?:,-?\d{1,3}(?:\.\d{1,9})?){3}$/)
    .optional()
    .describe('West, south, east and north in degrees.'),
  lang: language.optional(),
  page: page.default(1),
  size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE, { abort: true }).default(20),
})

const placeSchema = named(
  'SearchPlace',
  'A place as the search knows it; its id can be given as `near` or `place`.',
  z.object({
    id: z.string(),
    kind: z.enum(['town', 'postal_code', 'district']),
    name: z.string(),
    region: z.string(),
    country: z.enum(COUNTRIES),
  }),
)

const resultSchema = named(
  'SearchResult',
  'A row of results. Sites of one institution in a town share a row.',
  z.object({
    ...listedSchoolSchema.shape,
    distanceKm: z.number().nullable(),
    reasons: z.array(z.string()).describe('Why it was found, the most specific first.'),
    sites: z.array(z.string()).describe('Ids of the other schools of the row.'),
  }),
)

const concessionSchema = named(
  'SearchConcession',
  'Words of the text that do not limit the results, because the directory has no such school there: of a name, a type of school or a property. Schools that are known to have the property come first.',
  z.object({
    kind: z.enum(['word', 'type', 'property']),
    words: z.array(z.string()),
    having: z.int().min(0).optional().describe('Schools that are known to have the property.'),
    total: z.int().min(0).optional().describe('Schools for which it was looked up.'),
    isKnown: z.boolean().optional().describe('Whether registers tell of most of them if they have it.'),
  }),
)

/** The answer to a search. */
export const searchAnswer = answerOf(
  'SearchAnswer',
  'A page of the schools that were found. There are no paid places in it.',
  z.object({
    total: z.int().min(0).describe('Number of rows.'),
    page: z.int(),
    pages: z.int().describe('Pages that can be asked for.'),
    size: z.int(),
    results: z.array(resultSchema),
    understood: z.object({
      parts: z.array(z.object({ kind: z.enum(CHIP_KINDS), text: z.string() })),
      place: placeSchema.nullable(),
      near: placeSchema.nullable(),
      radiusKm: z.number().nullable(),
      corrected: z.string().nullable().describe('The text with corrected words, which was searched instead.'),
      nearest: z
        .string()
        .nullable()
        .describe('The text without what gave way, for which the results are; null if nothing gave way.'),
      gaveWay: z.array(concessionSchema),
      didYouMean: z.string().nullable(),
    }),
    counts: z
      .object({
        types: z.record(z.string(), z.int()),
        countries: z.record(z.string(), z.int()),
        ownership: z.record(z.string(), z.int()),
        features: z.record(z.string(), z.int()),
      })
      .describe('Rows behind each further choice of a filter.'),
  }),
)
export type Search = z.infer<typeof searchAnswer>['data']
