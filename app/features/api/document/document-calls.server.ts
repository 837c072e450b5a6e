import { siteOrigin } from '#app/core/urls.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { textQuery } from '#search-engine/index.ts'
import { CALLS, type Call, type CallName } from '../calls.server.ts'
import { readQuery } from '../read-query.ts'
import { OWN_LICENCE } from '../schemas/envelope.ts'
import { ApiProblem, PROBLEMS } from '../schemas/problem.ts'
import { openApiDocument } from './openapi-document.server.ts'

/** A parameter as the documentation shows it. */
type DocumentedParameter = { name: string; values: string; meaning: string; isRequired: boolean }
/** A call with a request and this site's answer to it. */
export type DocumentedCall = {
  name: CallName
  path: string
  parameters: DocumentedParameter[]
  request: string
  answer: string
}

/** Entries of a list shown in an answer in the documentation. */
const SHOWN_ENTRIES = 2
/** The Fernsehturm, and a commune with several collèges. */
const IN_BERLIN = 'lat=52.5208&lng=13.4094'
const IN_SECTORS = 'commune=35238&street=Rue%20de%20Fougères&house=1'

/** Describes every call with its current answer. */
export async function documentCalls(locale: Locale): Promise<DocumentedCall[]> {
  const examples = await exampleRequests(locale)
  return await Promise.all(
    CALLS.map(async (call) => ({
      name: call.name,
      path: call.path,
      parameters: parametersOf(call),
      request: `/api/v1${examples[call.name]}`,
      answer: JSON.stringify(shorten(await exampleAnswer(call, examples[call.name], locale)), null, 2),
    })),
  )
}

/** Returns a request for each call that has an answer here: about a large town and a school in it. */
async function exampleRequests(locale: Locale): Promise<Record<CallName, string>> {
  const engine = await directory()
  const [first] = engine.search(textQuery('', { pageSize: 1, sort: 'reviews' })).hits
  const school = `/schools/${encodeURIComponent(first?.id ?? '1')}`
  const country = '/places/deutschland'
  const lang = `lang=${locale}`
  return {
    search: `/search?q=Gymnasium%20K%C3%B6ln&size=2&${lang}`,
    school,
    facts: `${school}/facts?${lang}`,
    reviews: `${school}/reviews`,
    places: `/places?${lang}`,
    country: `${country}?${lang}`,
    region: `${country}/nordrhein-westfalen`,
    town: `${country}/nordrhein-westfalen/koeln?type=high_school`,
    areas: `/catchments/areas?${IN_BERLIN}`,
    sectors: `/catchments/sectors?${IN_SECTORS}`,
    changes: '/changes',
  }
}

async function exampleAnswer({ path, params, query, read }: Call, request: string, locale: Locale): Promise<unknown> {
  const { pathname, searchParams } = new URL(request, 'http://api')
  const names = path.split('/')
  const values = pathname.split('/').map(decodeURIComponent)
  const parts = names.flatMap((name, at) => (name.startsWith('{') ? [[name.slice(1, -1), values[at]]] : []))
  const given = params.parse(Object.fromEntries(parts))
  try {
    const asked = readQuery(query, searchParams)
    const { data, sources } = await read({ path: given as never, query: asked as never, origin: siteOrigin(), locale })
    return { data, sources, licence: OWN_LICENCE }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { type: `${siteOrigin()}/en/developers#${error.kind}`, ...PROBLEMS[error.kind], ...error.more }
  }
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ENTRIES).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]))
}

type ParameterSchema = {
  type?: string
  enum?: string[]
  items?: ParameterSchema
  minimum?: number
  maximum?: number
  format?: string
}

/** Returns the parameters from the OpenAPI document. */
function parametersOf({ path }: Call): DocumentedParameter[] {
  const { paths } = openApiDocument(siteOrigin()) as {
    paths: Record<
      string,
      { get: { parameters: { name: string; required: boolean; description?: string; schema: ParameterSchema }[] } }
    >
  }
  return (paths[path]?.get.parameters ?? []).map(({ name, required, description, schema }) => ({
    name,
    values: valuesOf(schema),
    meaning: description ?? '',
    isRequired: required,
  }))
}

function valuesOf({ type, enum: choices, items, minimum, maximum, format }: ParameterSchema): string {
  if (items) return `${valuesOf(items)} …`
  if (choices) return choices.join(' | ')
  if (format === 'date') return 'YYYY-MM-DD'
  return minimum === undefined ? (type ?? '') : `${minimum}–${maximum}`
}
