import type { Locale } from '#app/i18n/locales.ts'
import { hasText, type PlainKey } from '#app/i18n/translate.ts'

/** Kinds of refusals with the HTTP status of the response. */
const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** Also for things that exist but that the person must not know about. */
  not_found: 404,
  /** The current state does not allow it, or has ceased to. */
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  limit: 429,
  /** A defect of the program. */
  unexpected: 500,
  /** A service that the program needs does not answer, or is overloaded. */
  unavailable: 503,
} as const

export type FailureKind = keyof typeof STATUS

/** Texts of the same prefix that are not codes of failures. */
const OTHER_TEXTS = ['title', 'fields', 'offline'] as const

type CodeOf<K> = K extends `failure.${infer Code}` ? Code : never

/** Names what went wrong: `failure.<code>` in the catalogue is its text for people. */
export type FailureCode = Exclude<CodeOf<PlainKey>, (typeof OTHER_TEXTS)[number]>

/** Whether a text, which may be any input of a visitor, is the code of a failure that has a text in the language. */
export const isFailureCode = (text: string, locale: Locale): text is FailureCode =>
  !OTHER_TEXTS.some((other) => other === text) && hasText(`failure.${text}`, locale)

type FailureOptions = { retryAfter?: number; until?: string; cause?: unknown }

/** A refusal with a message for people. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly code: FailureCode
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** When the refused action becomes possible again, ISO 8601. */
  readonly until: string | undefined

  constructor(kind: FailureKind, code: FailureCode, { retryAfter, until, cause }: FailureOptions = {}) {
    super(code, { cause })
    this.kind = kind
    this.code = code
    this.retryAfter = retryAfter
    this.until = until
  }

  /** HTTP status of the response. */
  get status(): number {
    return STATUS[this.kind]
  }
}
