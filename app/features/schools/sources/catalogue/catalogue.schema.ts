import { z } from 'zod'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { RHYTHMS } from '../register-rhythms.ts'

const text = z.string().min(1).max(300, { abort: true })
/** Publishers are asked over https only. Braces are placeholders of a template. */
const address = z
  .string()
  .max(2000, { abort: true })
  .refine((url) => URL.canParse(url) && url.startsWith('https://'), 'must be an https address')
const host = z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/)
const pattern = z.string().refine(isPattern, 'must be a regular expression')

/** A fixed address whose content changes. */
const byAddress = z.strictObject({ by: z.literal('address'), url: address })

/**
 * An address that names its edition: `{yyyymmdd}` a day, `{y1y2}` a school year (202627), `{y1-y2}` the same as
 * 2026-2027, `{yyyy}` the year in which it begins. The newest that answers counts.
 */
const byTemplate = z.strictObject({
  by: z.literal('template'),
  url: address,
  /** How many days before today may be the newest. */
  back: z.int().min(0).max(60, { abort: true }).optional(),
  /** How many school years, counted back from the present one, are tried. */
  years: z.int().min(1).max(10, { abort: true }).optional(),
  /** Days of the year (MMDD) at which the publisher issues an edition, the more recent first. */
  days: z.array(z.string().regex(/^\d{4}$/)).optional(),
  /** What the file is called here, where the address does not end with the name of a file. */
  name: text.optional(),
})

/** The link on a page, or in an answer with links, whose address names the latest day. */
const byLink = z.strictObject({ by: z.literal('link'), page: address, pattern })

/** The resource of a CKAN package that was changed last. */
const byCkan = z.strictObject({ by: z.literal('ckan'), api: address, pattern })

/** The rows of the newest value of a column in a Socrata data set. */
const bySocrata = z.strictObject({ by: z.literal('socrata'), host, dataset: text, newest: text })

/** The export of a data set by Opendatasoft. @property where a condition in its query language */
const byOpendatasoft = z.strictObject({ by: z.literal('opendatasoft'), host, dataset: text, where: text.optional() })

/** The attachment of a page of GOV.UK whose address names the latest day. */
const byGovuk = z.strictObject({ by: z.literal('govuk'), path: text, pattern })

const find = z.discriminatedUnion('by', [byAddress, byTemplate, byLink, byCkan, bySocrata, byOpendatasoft, byGovuk])

/** How the newest edition of a file is found. */
export type Find = z.infer<typeof find>

const file = z.strictObject({
  key: z.string().regex(/^[a-z\d-]+$/),
  /** Layouts of the source (`Layout.name` in imports/) that its tables may have. */
  layouts: z.array(text).min(1),
  /** The import works without it. */
  optional: z.literal(true).optional(),
  /** About how large it is. */
  bytes: z.int().positive(),
  /** Absent where the address is not known: a person fetches it from the page of the source. */
  find: find.optional(),
  /** Regular expressions for the names of the members of a zip that are read; by default all. */
  members: z.array(pattern).optional(),
  /** Files of one group are imported in one run; without it a run of its own. */
  group: z.string().optional(),
  /** It completes only the edition of its own day, such as points in the order of the rows. */
  sameDay: z.literal(true).optional(),
})

/** A file of a source: what it may be, and where the newest edition is. */
export type CatalogueFile = z.infer<typeof file>

const entry = z.strictObject({
  publisher: text,
  dataset: text,
  page: address,
  licence: text,
  licenceUrl: address,
  attribution: text,
  isStatistic: z.literal(true).optional(),
  rhythm: z.enum(RHYTHMS),
  /** `whole`: its files list every school of its area, so one that the newest edition lacks is closed. */
  scope: z.enum(['whole', 'partial']),
  area: z.strictObject({
    name: text,
    /** Values of `schools.region` in the area, where they are few. */
    regions: z.array(text).optional(),
    /** Regular expression for the ids of schools in the area, where they tell it. */
    ids: pattern.optional(),
  }),
  /** About how many open schools it lists, or for a statistic has something to say about. */
  schools: z.int().positive(),
  /** Names of the fields and facts that it fills. */
  fills: z.array(text),
  /** Whether an original was imported; otherwise what was not at hand. */
  tried: z.union([z.literal(true), text]),
  files: z.array(file).min(1),
})

/** What the catalogue says about a source. */
export type CatalogueEntry = z.infer<typeof entry> & { id: string; country: CountryCode }

/** The catalogue of a country: its sources by their ids. */
export const countryCatalogueSchema = z.record(z.string().regex(/^[a-z]{2}-[a-z\d-]+$/), entry)

/** The sources of a country, in the order of its file. @throws ZodError when the file is wrong */
export function readCatalogue(country: CountryCode, content: unknown): CatalogueEntry[] {
  const sources = countryCatalogueSchema.parse(content)
  return Object.entries(sources).map(([id, source]) => ({ id, country: z.enum(COUNTRIES).parse(country), ...source }))
}

function isPattern(given: string): boolean {
  try {
    return new RegExp(given) instanceof RegExp
  } catch {
    return false
  }
}
