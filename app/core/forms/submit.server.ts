import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import type { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { isNotSaved } from '#db/read-only/read-only.ts'
import { plainForm } from '#lib/forms/plain-form.ts'
import { log } from '#lib/log.ts'
import { awayPart } from '#lib/outages/away-part.ts'
import { RETRY_AFTER_S } from '#lib/outages/outages.ts'
import { Failure, type FailureCode } from '../failure.ts'

/** What an action returns when it does not accept a form. `offline` is set by the browser only. */
export type Refusal = {
  intent: string
  code: FailureCode | 'fields' | 'offline'
  /** When the refused action becomes possible again, ISO 8601. */
  until?: string
  result: SubmissionResult<string[]> | null
}

/** The message for a value that no form of the product sends, where its schema has no message. */
const UNNAMED: PlainKey = 'field.invalid'

/** Never sent back, not even to the person who typed or chose it. */
const SECRETS = ['password', 'newPassword', 'currentPassword', 'code', 'proof']

/**
 * Reads the form of a request, without NUL characters. The server's gate has already limited its size; the names are
 * checked again, because the form parser gives some of them a special meaning.
 *
 * @throws 400 response when the body is anything else
 */
export async function formOf(request: Request): Promise<FormData> {
  const read = await request.formData().catch(() => undefined)
  const form = read && plainForm(read)
  if (!form) throw new Response(null, { status: 400, statusText: 'The body is no form.' })
  return form
}

type Form<Schema> = {
  schema: Schema
  /** The field beside which a failure of the operation is shown, besides the toast. */
  field?: Partial<Record<FailureCode, string>>
  /** Returns the failure for the schema's first message, if that means more than an invalid field. */
  failureOf?: (message: string) => Failure | undefined
  /**
   * The code of an error that the operation does not foresee: by default `away` during an outage, otherwise
   * `unexpected`.
   */
  unexpected?: FailureCode
}

/**
 * Validates a form by its schema, runs the operation, and answers a refusal with the typed values and the messages
 * (keys of the catalogue) beside their fields.
 *
 * @returns what `take` returns, or the refusal with its HTTP status
 */
export async function submit<Schema extends z.ZodType, Answer>(
  form: FormData,
  { schema, field, failureOf, unexpected }: Form<Schema>,
  take: (value: z.output<Schema>) => Promise<Answer>,
) {
  const intent = String(form.get('intent') ?? '')
  const submission = parse(form, schema)
  if (!submission) return refuse({ intent, code: 'fields', result: null }, 400)
  if (submission.status !== 'success') {
    const { code, status } = failureOf?.(firstMessage(submission.error)) ?? { code: 'fields', status: 400 }
    return refuse({ intent, code, result: submission.reply({ hideFields: SECRETS }) }, status)
  }
  try {
    return await take(submission.value)
  } catch (error) {
    if (error instanceof Response) throw error
    const failure = asFailure(error, unexpected)
    const at = field?.[failure.code]
    const message = [`failure.${failure.code}`]
    const result = submission.reply({
      hideFields: SECRETS,
      ...(at ? { fieldErrors: { [at]: message } } : { formErrors: message }),
    })
    const refusal = { intent, code: failure.code, ...(failure.until && { until: failure.until }), result }
    return refuse(refusal, failure.status, failure.retryAfter)
  }
}

/** Refuses a form whose intent the page does not know, which no form of the product sends. */
export function refuseUnknownForm(form: FormData) {
  return refuse({ intent: String(form.get('intent') ?? ''), code: 'fields', result: null }, 400)
}

/** Parses a form by its schema; returns undefined, and logs the error, when the form cannot be parsed at all. */
function parse<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  try {
    return parseWithZod(form, { schema, error: () => UNNAMED })
  } catch (error) {
    log().error({ err: error }, 'a form could not be read')
    return undefined
  }
}

function refuse(refusal: Refusal, status: number, retryAfter?: number) {
  const headers = { 'cache-control': 'private, no-store', ...(retryAfter && { 'retry-after': String(retryAfter) }) }
  return data(refusal, { status, headers })
}

const firstMessage = (error: Record<string, string[] | null> | null | undefined): string =>
  Object.values(error ?? {}).flatMap((messages) => messages ?? [])[0] ?? ''

function asFailure(error: unknown, code?: FailureCode): Failure {
  if (error instanceof Failure) return error
  if (isNotSaved(error)) return new Failure('unavailable', 'read_only', { retryAfter: RETRY_AFTER_S, cause: error })
  log().error({ err: error }, 'a form could not be taken')
  if (awayPart(error)) return new Failure('unavailable', code ?? 'away', { retryAfter: RETRY_AFTER_S, cause: error })
  return new Failure('unexpected', code ?? 'unexpected', { cause: error })
}
