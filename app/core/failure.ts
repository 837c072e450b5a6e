import type { Locale } from '#app/i18n/locales.ts'
import { hasText, type PlainKey } from '#app/i18n/translate.ts'

/** Kinds of refusals with the HTTP status of the answer. */
const STATUS = {
  invalid: 400,
  /** Nobody is signed in. */
  unauthenticated: 401,
  forbidden: 403,
  /** Also for what exists but is none of the person's business. */
  not_found: 404,
  /** The state of things does not allow it (any more). */
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  limit: 429,
  /** A mistake of the program. */
  unexpected: 500,
  /** A part that the program needs does not answer, or is full. */
  unavailable: 503,
} as const

export type FailureKind = keyof typeof STATUS

/** Texts of the same prefix that an operation cannot fail with. */
const OTHER_TEXTS = ['title', 'fields', 'offline'] as const

type CodeOf<K> = K extends `failure.${infer Code}` ? Code : never

/** Names what went wrong: `failure.<code>` of the catalogue is its text for people. */
export type FailureCode = Exclude<CodeOf<PlainKey>, (typeof OTHER_TEXTS)[number]>

/** Whether a text, which may be anything that a visitor sends, is the code of a failure that can be told in a language. */
export const isFailureCode = (text: string, locale: Locale): text is FailureCode =>
  !OTHER_TEXTS.some((other) => other === text) && hasText(`failure.${text}`, locale)

type FailureOptions = { retryAfter?: number; until?: string; cause?: unknown }

/** A refusal that people are told about. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly code: FailureCode
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined
  /** When what is refused becomes possible again, ISO 8601. */
  readonly until: string | undefined

  constructor(kind: FailureKind, code: FailureCode, { retryAfter, until, cause }: FailureOptions = {}) {
    super(code, { cause })
    this.kind = kind
    this.code = code
    this.retryAfter = retryAfter
    this.until = until
  }

  /** HTTP status of the answer. */
  get status(): number {
    return STATUS[this.kind]
  }
}
