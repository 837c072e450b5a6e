import fs from 'node:fs'
import { z } from 'zod'
import { CATEGORIES, COUNTRIES, FAITHS, FEATURES, GENDERS } from '#db/vocabulary.ts'
import { SEARCHED_FACT_IDS } from '#search-engine/base/searched-facts.ts'
import { OWNERSHIPS } from '#search-engine/index.ts'

const pattern = z.string().refine((source) => new RegExp(source))
const point = z.tuple([z.number(), z.number()])

/** The values that exist, of the fields that have a list of them. */
const KNOWN: Readonly<Partial<Record<string, readonly string[]>>> = {
  ownership: OWNERSHIPS,
  faith: FAITHS,
  gender: GENDERS,
  boarding: ['true', 'false'],
  feature: FEATURES,
}
const isFact = (value: string) => SEARCHED_FACT_IDS.some((id) => value.startsWith(`${id}.`))

/** A property as the official row states it; `words` in the name or type of a school state it as well. */
const propertySchema = z
  .strictObject({
    field: z.enum(['ownership', 'faith', 'gender', 'boarding', 'feature', 'language', 'fact', 'name']),
    values: z.array(z.string()).default([]),
    words: pattern.optional(),
  })
  .refine(
    ({ field, values }) =>
      values.every((value) => (field === 'fact' ? isFact(value) : (KNOWN[field]?.includes(value) ?? true))),
    'No official row has such a value.',
  )

/** What a text asks for, in terms of the official rows. */
const askedTextSchema = z.strictObject({
  text: z.string().min(1),
  /** The language of the page on which it is typed. */
  page: z.enum(['de', 'en', 'fr', 'es', 'it']),
  country: z.enum(COUNTRIES),
  /** What makes the text hard. */
  class: z.enum([
    'kind and town',
    'property',
    'exclusion',
    'support',
    'district',
    'area',
    'postal code',
    'name',
    'name and place',
    'question',
    'stage or age',
    'near me',
    'misspelt',
    'abroad',
  ]),
  /** What the person is trying to do. */
  task: z.string().min(1),
  /** A school is there if one of these says so. */
  where: z
    .strictObject({
      country: z.enum(COUNTRIES),
      towns: z.array(z.string()).default([]),
      regions: z.array(z.string()).default([]),
      postcodes: z.array(z.string()).default([]),
      around: z.strictObject({ point, km: z.number().positive() }).optional(),
    })
    .optional(),
  /** A school is of the kind if its category is among these, or its name or type has the words, and takes the age. */
  kind: z
    .strictObject({
      categories: z.array(z.enum(CATEGORIES)).default([]),
      words: pattern.optional(),
      without: pattern.optional(),
      age: z.number().int().optional(),
    })
    .optional(),
  wanted: z.array(propertySchema).default([]),
  excluded: z.array(propertySchema).default([]),
  /** Words in the plain name of the school that is sought; one such school must be found, or most of the first. */
  name: pattern.optional(),
  wants: z.enum(['one', 'many']),
  /** Where the visitor is, if the page knows. */
  position: point.optional(),
})

/** Drawn texts have classes of their own. */
export type AskedText = Omit<z.infer<typeof askedTextSchema>, 'class'> & { class: string }
export type AskedProperty = AskedText['wanted'][number]

/**
 * Reads texts that were written, with what they ask for, without knowledge of the search: one JSON object a line.
 *
 * @throws Error that names the line which is not as the format says
 */
export function readAskedTexts(file: URL): AskedText[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const read = askedTextSchema.safeParse(parseJson(line))
    if (!read.success) throw new Error(`${file.pathname}:${at + 1}: ${z.prettifyError(read.error)}`)
    return [read.data]
  })
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
