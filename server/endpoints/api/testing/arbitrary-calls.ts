import fc from 'fast-check'

type Schema = {
  type?: string
  enum?: string[]
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  format?: string
  items?: Schema
}
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }
type Operation = { operationId: string; parameters: Parameter[]; responses: Record<string, unknown> }
export type OpenApi = { paths: Record<string, { get: Operation }>; components: { schemas: Record<string, object> } }

/** A request to an address below `/api/v1`; those with `isMeant` have only parameters that the document allows. */
export type ApiCall = {
  template: string
  operation: Operation
  path: string
  isMeant: boolean
  headers: Record<string, string>
}

/** Valid values to fill paths and texts with, besides arbitrary ones: ids and words that exist. */
export type Known = {
  cursor: string
  ids: string[]
  words: string[]
  places: [country: string, region: string, town: string][]
}

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '../..',
    '%00',
    '{{7*7}}',
    "' or 1=1 --",
    '__proto__',
    'constructor',
    '<b>',
    '-1',
    '1e99',
    'NaN',
  ),
  fc.integer().map(String),
)

function meant(
  { type, enum: choices, pattern, minimum, maximum, maxLength, format, items }: Schema,
  known: Known,
): fc.Arbitrary<string | string[]> {
  if (items) return fc.array(meant(items, known) as fc.Arbitrary<string>, { maxLength: 3 })
  if (choices) return fc.constantFrom(...choices)
  if (type === 'integer') {
    const [least, most] = [minimum ?? 0, maximum ?? 1000]
    return fc
      .oneof(fc.integer({ min: least, max: Math.min(most, 3) }), fc.integer({ min: least, max: most }))
      .map(String)
  }
  if (type === 'number')
    return fc.double({ min: minimum ?? -1e6, max: maximum ?? 1e6, noNaN: true }).map((value) => value.toFixed(6))
  if (format === 'date')
    return fc
      .date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (pattern) return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  return fc.oneof(
    fc.constantFrom(...known.words),
    fc.string({ maxLength: maxLength ?? 40 }).map((text) => text.replaceAll('\0', '')),
  )
}

/** Strings matching a pattern may be longer than the server reads. */
const MAX_ADDRESS = 3000

/** Returns arbitrary requests to the addresses that an OpenAPI document describes, about half of them valid. */
export function arbitraryCalls({ paths }: OpenApi, known: Known): fc.Arbitrary<ApiCall> {
  return fc.constantFrom(...Object.entries(paths)).chain(([template, { get: operation }]) => {
    const query = operation.parameters.filter((parameter) => parameter.in === 'query')
    const place = fc.constantFrom(...known.places)
    return fc
      .record({
        ids: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known.ids) }, { weight: 1, arbitrary: strange }),
        place: fc.oneof({ weight: 4, arbitrary: place }, { weight: 1, arbitrary: fc.tuple(strange, strange, strange) }),
        isMeant: fc.boolean(),
        good: fc.tuple(
          ...query.map(({ name, schema, required }) => {
            // The form of a cursor does not say which cursors exist.
            const values = name === 'cursor' ? fc.constant(known.cursor) : meant(schema, known)
            return required ? values : fc.option(values, { nil: [], freq: 3 })
          }),
        ),
        bad: fc.array(
          fc.tuple(fc.oneof(fc.constantFrom('q', 'page', 'cursor', 'lang', 'box', 'lat'), strange), strange),
          { minLength: 1, maxLength: 4 },
        ),
        headers: fc.constantFrom<Record<string, string>>(
          {},
          {},
          { 'if-none-match': '*' },
          { 'if-none-match': '"x"' },
          { cookie: 'aulario.session_token=x' },
          { origin: 'https://other.example' },
        ),
      })
      .map(({ ids, place: [country, region, town], isMeant, good, bad, headers }) => {
        const parts: Record<string, string> = { id: ids, country, region, town }
        const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent((parts[name] ?? '').toWellFormed()),
        )
        const search = new URLSearchParams()
        query.forEach(({ name }, at) => {
          for (const value of [good[at] ?? []].flat()) search.append(name, value.toWellFormed())
        })
        if (!isMeant) for (const [name, value] of bad) search.append(name.toWellFormed(), value.toWellFormed())
        return { template, operation, path: `${path}?${search}`.slice(0, MAX_ADDRESS), isMeant, headers }
      })
  })
}
