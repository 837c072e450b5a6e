import type { CountryCode } from '#db/vocabulary.ts'

export const MIN_TEXT_LENGTH = 50
export const MAX_TEXT_LENGTH = 3000
export const MAX_NAME_LENGTH = 80
/** Number of times that an author may write again after a rejection. */
export const MAX_REWRITES = 1

export const RELATIONS = ['parent', 'pupil', 'former_pupil', 'staff', 'other'] as const
export const CRITERIA = ['teaching', 'climate', 'communication', 'support', 'building', 'activities'] as const

/**
 * Age from which young people can consent to services themselves: national law under GDPR Art. 8 and UK GDPR Art. 8.
 */
export const CONSENT_AGE: Record<CountryCode, number> = { DE: 16, FR: 15, ES: 14, IT: 14, GB: 13 }

/** Days within which the experience must lie unless the author is still there: Spain, Ley 10/2025 (LGDCU Art. 20.4). */
export const EXPERIENCE_DAYS: Partial<Record<CountryCode, number>> = { ES: 30 }

/** Returns the years that may be named as the last one at the school, newest first. */
export const lastYears = (now: Date): number[] => Array.from({ length: 60 }, (_, index) => now.getUTCFullYear() - index)

/** Returns the day this many days before another one, YYYY-MM-DD in UTC. */
export const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)

/**
 * The rules for the content of reviews, in the order in which people choose from them. Their texts for people are
 * `rule.<id>` in the catalogue. `illegal` is the only one based on the law rather than our own rules.
 */
export const CONTENT_RULES = [
  'person',
  'contact',
  'insult',
  'health',
  'not_own',
  'false_facts',
  'reward',
  'copied',
  'off_topic',
  'illegal',
] as const
export type ContentRule = (typeof CONTENT_RULES)[number]

/** Number of own reviews on a page of the account. */
export const OWN_REVIEWS_PER_PAGE = 10
/** Maximum length, in characters, of an appeal and of an answer to a dispute; the tables hold no more. */
export const MAX_STATEMENT_LENGTH = 3000
/** Months after a decision for which the name and address of a person who reported something are kept. */
export const REPORTER_MONTHS = 6
/** Days for which a review waits for its writer to sign in. */
export const DRAFT_DAYS = 7
/** Days for which the mark of the network from which a review came is kept. */
export const TRACE_DAYS = 30
/** Days after which evidence is deleted, decided or not. */
export const REVIEW_EVIDENCE_DAYS = 30
