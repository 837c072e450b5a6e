import type { Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { type Category, COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'

/**
 * The kinds of schools that are compared with each other and have a noun of their own: the types that filter, and those
 * for children before the first class, which registers count as primary.
 */
export type KindOfSchool = Category | 'nursery'

/**
 * Types of schools that only take younger children, in the words of registers. PostgreSQL uses the same expression,
 * which is all ASCII because PostgreSQL may not know the upper case of other letters.
 */
const NURSERY =
  /nursery( school)?$|cole maternelle|infanzia$|llar d.infants$|^parvulari$|preescolar$|^(escuela|centro( privado)? de educaci.n) infantil($| privada$|-)/i

type Typed = { category: Category; localType: string }

/** Returns the kind of a school. */
export const kindOfSchool = ({ category, localType }: Typed): KindOfSchool =>
  category === 'primary' && NURSERY.test(localType) ? 'nursery' : category

/** Whether a school is for children before the first class. */
export const isNursery = (school: Typed): boolean => kindOfSchool(school) === 'nursery'

/** Returns {@link kindOfSchool} as SQL. @param schools name of the table of schools in the query */
export const kindOfSchoolSql = (schools: string): string =>
  `case when ${schools}.category = 'primary' and ${schools}.local_type ~* '${NURSERY.source}' then 'nursery'
    else ${schools}.category end`

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

/** Returns the name of a type for schools of all countries, as filters and legends show it. */
export const groupName = (t: Translate, category: Category): string =>
  t(category === 'high_school' ? 'filter.type.high_school' : `category.${category}`)
