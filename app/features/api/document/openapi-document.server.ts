import { z } from 'zod'
import { CALLS, type Call, type CallName } from '../calls.server.ts'
import { components } from '../schemas/components.ts'
import { OWN_LICENCE } from '../schemas/envelope.ts'

/** Readers of the document learn the actual limits from the headers of each answer. */
const LIMIT_TEXT =
  'Every answer names what is left of your budget (RateLimit) and the sources whose attribution you must show.'

/** What each call does, in the language of the document. */
const CALL_TEXTS: Record<CallName, string> = {
  search: 'Searches schools as the site does.',
  school: 'Reads a school.',
  facts: 'Reads the official facts about a school with source and period.',
  reviews: 'Reads how families rate a school, in numbers.',
  places: 'Lists the countries.',
  country: 'Reads a country and its regions.',
  region: 'Reads a region and its towns.',
  town: 'Reads a town and its schools.',
  areas: 'Finds the catchment areas of primary schools at a point in Berlin.',
  sectors: 'Finds the collège of an address in Ille-et-Vilaine.',
  changes: 'Lists the schools that changed, by days that are over.',
}

type Json = Record<string, unknown>

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
let made: { origin: string; document: Json } | undefined

/** Describes the API in OpenAPI 3.1, from the schemas that check the input and describe the output. */
export function openApiDocument(origin: string): Json {
  if (made?.origin !== origin) made = { origin, document: describe(origin) }
  return made.document
}

function describe(origin: string): Json {
  const { schemas } = z.toJSONSchema(components, { uri: (id) => `#/components/schemas/${id}`, io: 'output' })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aulario API',
      version: '1',
      description: `Schools in Germany, France, Spain, Italy and the United Kingdom. ${LIMIT_TEXT}`,
      license: { name: OWN_LICENCE.name, url: OWN_LICENCE.url },
    },
    servers: [{ url: `${origin}/api/v1` }],
    security: [{}, { key: [] }],
    paths: Object.fromEntries(CALLS.map((call) => [call.path, { get: operation(call) }])),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutIds(schema as Json)])),
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      responses: { Problem: problem('The request was refused.') },
    },
  }
}

function operation({ name, params, query, answer }: Call): Json {
  const id = components.get(answer)?.id ?? ''
  return {
    operationId: name,
    summary: CALL_TEXTS[name],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    responses: {
      200: { description: CALL_TEXTS[name], content: { 'application/json': { schema: ref(id) } } },
      304: { description: 'Nothing has changed since the answer whose ETag was sent.' },
      ...Object.fromEntries(['400', '401', '404', '410', '429', '500'].map((status) => [status, PROBLEM])),
    },
  }
}

const PROBLEM = { $ref: '#/components/responses/Problem' }
const problem = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
})

function parameters(schema: z.ZodObject, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = withoutIds(property as Json)
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(place === 'query' && rest.type === 'array' && { style: 'form', explode: true }),
    }
  })
}

/** Leaves out what only a standalone document needs. */
function withoutIds({ $schema: _, $id: __, id: ___, ...schema }: Json): Json {
  return schema
}
