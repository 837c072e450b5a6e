import type { Locale } from '#app/i18n/locales.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import type { KindOfSchool } from './kind-of-school.ts'

export type TypedSchool = { localType: string; kind: KindOfSchool; country: CountryCode }

/** British types that say whom a school teaches; the others say who runs it: `Academy (sponsor-led)`. */
const TELLS_STAGE = /primary|middle|secondary|nursery|grammar|all.through|college|sixth|16/i
/** British types that our kinds would misname. */
const APART = /sixth form|16.{1,4}19|pupil referral|alternative provision/i
/** Kinds that are stages of a British school. */
const STAGES: readonly KindOfSchool[] = ['nursery', 'primary', 'secondary']

/**
 * Returns the words for the type of a school, in order, at most two: `own` is what its register says, in the language
 * of its country, `kind` is to be shown as our word for its kind. Readers of another language get both, and so does
 * everybody if the register only says who runs the school.
 */
export function typeWords({ localType, kind, country }: TypedSchool, locale: Locale): ('own' | 'kind')[] {
  if (!localType) return ['kind']
  if (country === 'GB' && APART.test(localType)) return ['own']
  if (country === 'GB' && STAGES.includes(kind) && !TELLS_STAGE.test(localType)) return ['kind', 'own']
  return COUNTRY_LANGUAGE[country] === locale || kind === 'other' ? ['own'] : ['own', 'kind']
}
