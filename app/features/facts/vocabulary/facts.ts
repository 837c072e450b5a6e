import type { Category } from '#db/vocabulary.ts'
import { BRITISH_RESULT_FACTS } from './british-result-facts.ts'
import { BRITISH_SCHOOL_FACTS } from './british-school-facts.ts'
import type { FactDefinition } from './fact-definition.ts'
import { PUPIL_FACTS } from './pupil-facts.ts'
import { REGIONAL_FACTS } from './regional-facts.ts'
import { RESULT_FACTS } from './result-facts.ts'
import { SCHOOL_FACTS } from './school-facts.ts'

const ALL = {
  ...PUPIL_FACTS,
  ...RESULT_FACTS,
  ...BRITISH_RESULT_FACTS,
  ...SCHOOL_FACTS,
  ...BRITISH_SCHOOL_FACTS,
  ...REGIONAL_FACTS,
}

export type FactId = keyof typeof ALL

/**
 * Every official fact in the directory. Its name and gloss are `fact.<id>` and `fact.<id>.gloss`
 * in `app/i18n/fact-vocabulary`.
 */
export const FACTS: Record<FactId, FactDefinition> = ALL

export const FACT_IDS = Object.keys(FACTS) as FactId[]

/** Whether the program knows a fact with this id. */
export const isFact = (id: string): id is FactId => Object.hasOwn(FACTS, id)

/** Whether a fact applies to schools of a type. */
export const appliesTo = (id: FactId, category: Category): boolean => FACTS[id].categories?.includes(category) ?? true

/** Facts that say in the words of a register what `support_needs` says in those that all countries share. */
export const NEEDS_AS_PUBLISHED: readonly FactId[] = ['support_units', 'support_focus']

const FEES: ReadonlySet<FactId> = new Set(['fees_from', 'fees_to', 'fees_included'])

/** Whether a fact is about fees although the school is public and charges none. */
export const isWaived = (id: FactId, ownership: string | null): boolean => ownership === 'public' && FEES.has(id)

/**
 * Why a publisher gives no value: it is confidential, there are too few pupils, it does not apply, or it is not
 * published.
 */
export const MISSING_REASONS = ['suppressed', 'too_few', 'not_applicable', 'not_published'] as const
export type MissingReason = (typeof MISSING_REASONS)[number]
