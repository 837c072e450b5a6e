import type { Translate } from '#app/i18n/translate.ts'
import type { Category } from '#db/vocabulary.ts'

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

/** Returns the name of a type for schools of all countries, as filters and legends show it. */
export const groupName = (t: Translate, category: Category): string =>
  t(category === 'high_school' ? 'filter.type.high_school' : `category.${category}`)
