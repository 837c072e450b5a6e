import { z } from 'zod'
import { isInProgram } from '#app/features/schools/sources/register-source-ids.ts'
import {
  AUDIENCES,
  byOffer,
  CATEGORIES,
  COUNTRIES,
  FAITHS,
  FEATURES,
  GENDERS,
  TAUGHT_LANGUAGES,
} from '#db/vocabulary.ts'
import { cell, cellWith, column, forms, MAX_WORD_LENGTH, tableOf, word } from './cell.schema.ts'
import { draftPeriod, mappedFact, period } from './fact.schema.ts'

/** Maximum size of a mapping file. */
export const MAX_MAPPING_BYTES = 200_000
const MAX_FACTS = 200
const MAX_FILTERS = 50
const MAX_RELATIONS = 10

/** Reference systems of coordinates in metres, besides degrees (WGS84). */
export const PROJECTIONS = [
  'EPSG:25829',
  'EPSG:25830',
  'EPSG:25831',
  'EPSG:25832',
  'EPSG:25833',
  'EPSG:27700',
  'EPSG:29903',
  'EPSG:2154',
  'EPSG:3857',
] as const

/** Why a filter leaves out a row: some of the reasons of an import. */
const FILTER_REASONS = [
  'not_a_school',
  'adults_only',
  'prison_or_hospital',
  'abroad',
  'not_open',
  'no_longer_open',
  'a_total',
] as const

/** Registers that collect those of others: a mapped register may take over their schools. */
const COLLECTIONS = ['de-jedeschule'] as const

const separatedBy = z.string().min(1).max(5, { abort: true }).optional()

const places = z.strictObject({
  lat: column.optional(),
  lng: column.optional(),
  x: column.optional(),
  y: column.optional(),
  point: column.optional(),
  projection: z.enum(PROJECTIONS).optional(),
})

/** Position as degrees, as metres in a reference system, or as a point in well-known text (`POINT (x y)`) in either. */
const position = places.refine(({ lat, lng, x, y, point, projection }) => {
  const given = [lat, lng, x, y, point].filter((part) => part !== undefined).length
  if (point) return given === 1
  return given === 2 && Boolean(projection ? x && y : lat && lng)
}, 'must have lat and lng, or x, y and projection, or point')

const fields = z.strictObject({
  name: cell,
  /**
   * The register's word for the type, and the category it means; `otherwise` for all that the table lacks. `shown` has
   * words for abbreviations, by which nursery schools are known as well. A type that repeats the name is not shown.
   */
  type: cellWith({
    values: tableOf(z.enum(CATEGORIES)).optional(),
    shown: tableOf(z.string().max(100, { abort: true })).optional(),
    otherwise: z.enum(CATEGORIES).optional(),
  }),
  ownership: cellWith({ values: tableOf(z.enum(['public', 'private'])) }).optional(),
  street: cell.optional(),
  postalCode: cell.optional(),
  city: cell.optional(),
  region: cell.optional(),
  position: position.optional(),
  phone: cell.optional(),
  email: cell.optional(),
  website: cell.optional(),
  features: cellWith({ values: tableOf(z.enum(FEATURES)), separatedBy }).optional(),
  languages: cellWith({ values: tableOf(z.enum(TAUGHT_LANGUAGES)), separatedBy }).optional(),
  pupils: cell.optional(),
  faith: cellWith({ values: tableOf(z.enum(FAITHS)) }).optional(),
  gender: cellWith({ values: tableOf(z.enum(GENDERS)) }).optional(),
  ...byOffer(() => cellWith({ values: tableOf(z.enum(['yes', 'no'])) }).optional()),
  /** Whom a school is for; those whose value the table lacks are for children. */
  audience: cellWith({ values: tableOf(z.enum(AUDIENCES)) }).optional(),
  ageFrom: cell.optional(),
  ageTo: cell.optional(),
  /** Schools are open unless the table says that their value means closed. */
  status: cellWith({ values: tableOf(z.enum(['active', 'closed'])) }).optional(),
  /** Date of the row, as YYYY-MM-DD, DD.MM.YYYY, DD/MM/YYYY or YYYYMMDD. */
  date: cell.optional(),
})

const filterValues = z
  .array(z.string().max(MAX_WORD_LENGTH, { abort: true }))
  .min(1)
  .max(200, { abort: true })
  .optional()

/** Leaves out rows by the value of a column; stars stand for the rest of it, as in tables. */
const filter = z
  .strictObject({ column, is: filterValues, isNot: filterValues, reason: z.enum(FILTER_REASONS) })
  .refine(({ is, isNot }) => (is === undefined) !== (isNot === undefined), 'must have exactly one of is and isNot')

/** The official code: letters and digits, padded with zeros on the left where a spreadsheet removed them. */
const code = cellWith({
  pad: z.number().int().min(1).max(30, { abort: true }).optional(),
  /** Forms of a valid code. */
  forms: forms.optional(),
  /**
   * Where it is not the code of the register, but the official code that the register publishes as a fact, such as the
   * DfE number in England: the directory finds the school.
   */
  is: z.literal('official_code').optional(),
})

/** The school before or after that of the row, by its official code, as `code` gives it. */
const relation = z.strictObject({
  /** With `separatedBy` a list of codes. */
  other: cellWith({ separatedBy }),
  /** What the other school is: `predecessor` or `successor`, which a table may give for the publisher's words. */
  kind: cellWith({ values: tableOf(z.enum(['predecessor', 'successor'])).optional() }),
  /** From which day it holds, in the forms of `date`. */
  date: cell.optional(),
})

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .max(500, { abort: true })

const declaration = {
  /** Name of the source: country and region or publisher, such as `de-saarland`. */
  id: z
    .string()
    .max(40, { abort: true })
    .regex(/^(de|fr|es|it|gb)(-[a-z0-9]+)+$/, 'must be a country and a name, such as de-saarland'),
  publisher: word,
  dataset: word,
  url: address,
  licence: word,
  licenceUrl: address,
  /** Attribution that every page showing the data contains verbatim, in every language. */
  attribution: z.string().trim().min(1).max(300, { abort: true }),
  country: z.enum(COUNTRIES),
  /** Region of schools whose row names none. */
  region: z.string().trim().max(100, { abort: true }).default(''),
  /** What precedes the official code in the id of a school: the country, and part of the country where there is one. */
  schoolIds: z
    .string()
    .regex(/^(de-[A-Z]{2}|(fr|es|it|gb)(-[A-Z]{2,3})?)-$/, 'must be a country and its part, such as de-SL- or fr-'),
}

/** Everything in a mapping apart from who publishes the data. */
const parts = {
  overrules: z.array(z.enum(COLLECTIONS)).max(COLLECTIONS.length, { abort: true }).default([]),
  code,
  /** Columns that some editions lack; a file without any other column of the mapping is refused. */
  mayLack: z.array(word).max(200, { abort: true }).default([]),
  /**
   * Words for the question that the file answers, where answers to other questions have the same columns: its name has
   * one of them, or the person confirms it.
   */
  asked: z.array(word).min(1).max(10, { abort: true }).optional(),
  skip: z.array(filter).max(MAX_FILTERS, { abort: true }).default([]),
  facts: z.array(mappedFact).max(MAX_FACTS, { abort: true }).default([]),
  relations: z.array(relation).max(MAX_RELATIONS, { abort: true }).default([]),
  /** The time of facts that do not name their own; without it they hold on the date of the file. */
  period: period.optional(),
}

/** How the rows of a file become schools or, without `fields`, facts and relations of schools that a register lists. */
export const mappingSchema = z
  .strictObject({ ...declaration, ...parts, fields: fields.optional() })
  .refine(({ id, country }) => id.startsWith(country.toLowerCase()), {
    path: ['id'],
    message: 'must begin with the country',
  })
  .refine(({ schoolIds, country }) => schoolIds.startsWith(country.toLowerCase()), {
    path: ['schoolIds'],
    message: 'must begin with the country',
  })
  .refine(({ fields: given, facts, relations }) => given !== undefined || facts.length + relations.length > 0, {
    path: ['facts'],
    message: 'must not be empty where there are no fields',
  })
  .refine(({ code: { is }, fields: given, relations }) => !is || (given === undefined && relations.length === 0), {
    path: ['code', 'is'],
    message: 'must not stand beside fields or relations, which need the code of the register',
  })
export type Mapping = z.output<typeof mappingSchema>
export type MappedFields = NonNullable<Mapping['fields']>
export type MappedFilter = Mapping['skip'][number]

/** A user's mapping: its id must not be that of a built-in source. */
export const ownMappingSchema = mappingSchema.refine(({ id }) => !isInProgram(id), {
  path: ['id'],
  message: 'is already the name of a source of the program',
})

const draftText = z.string().max(2000, { abort: true }).default('')
const draftTexts = {
  ...{ id: draftText, country: draftText, publisher: draftText, dataset: draftText, url: draftText },
  ...{ licence: draftText, licenceUrl: draftText, attribution: draftText, schoolIds: draftText, region: draftText },
}
/** Texts of a draft, in the order of the screen. */
export const DRAFT_TEXTS = Object.keys(draftTexts) as (keyof typeof draftTexts)[]

/** A mapping being written on the screen: all of it has the right form, but some may be missing or wrong. */
export const draftSchema = z.object({
  ...draftTexts,
  ...parts,
  code: code.optional(),
  period: draftPeriod.optional(),
  fields: fields.partial().extend({ position: places.optional() }).optional(),
})
export type MappingDraft = z.output<typeof draftSchema>
