import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ApiCall, OpenApi } from './arbitrary-calls.ts'

/** Returns what is wrong with an answer; undefined if nothing is. */
export type CheckAnswer = (call: ApiCall, response: Response) => Promise<string | undefined>

/** What no answer may contain: an e-mail address, or a time of day. */
const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d/

/**
 * Returns a check of answers against the document alone, using a validator that shares no code with the program: the
 * status is one of those listed, and the body has the documented form.
 */
export function answerChecker(document: OpenApi): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...document, $id: 'api' })
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (name: string) => {
    const made = validators.get(name) ?? ajv.compile({ $ref: `api#/components/schemas/${name}` })
    validators.set(name, made)
    return made
  }
  return async ({ operation, isMeant }, response) => {
    const { status } = response
    const body = await response.text()
    if (status >= 500) return `status ${status}: ${body}`
    if (!(String(status) in operation.responses)) return `status ${status} is not in the document`
    if (status === 304) return body === '' ? undefined : 'an answer of 304 has a body'
    if (status === 400 && isMeant) return `what the document allows was refused: ${body}`
    const type = response.headers.get('content-type') ?? ''
    const expected = status === 200 ? 'application/json' : 'application/problem+json'
    if (!type.startsWith(expected)) return `content-type ${type}`
    const value: unknown = JSON.parse(body)
    const name = status === 200 ? answerName(operation) : 'Problem'
    const validate = validatorOf(name)
    if (!validate(value)) return `${name}: ${ajv.errorsText(validate.errors)}`
    if (status === 200) return faultOf(value as Answer, body, response)
    return response.headers.get('ratelimit') ? undefined : 'no RateLimit header'
  }
}

type Answer = { data: unknown; sources: { id: string; attribution: string }[] }

function faultOf({ data, sources }: Answer, body: string, response: Response): string | undefined {
  const named = new Set(sources.map(({ id }) => id))
  for (const [, source = ''] of JSON.stringify(data).matchAll(/"source":"([^"]+)"/g))
    if (!named.has(source)) return `the source ${source} is not among the sources`
  if (EMAIL.test(body)) return 'there is an address of mail'
  if (MOMENT.test(body)) return 'there is a moment'
  if (response.headers.get('access-control-allow-origin') !== '*') return 'other sites may not read it'
  if (!response.headers.get('etag')) return 'no ETag'
  return response.headers.get('ratelimit') ? undefined : 'no RateLimit header'
}

function answerName({ responses }: ApiCall['operation']): string {
  const ok = responses['200'] as { content: { 'application/json': { schema: { $ref: string } } } }
  return ok.content['application/json'].schema.$ref.split('/').at(-1) ?? ''
}
