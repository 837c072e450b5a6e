import type { Category } from '#db/vocabulary.ts'

/** Types of schools that registers count as primary although they take younger children only. */
const NURSERY =
  /^(la )?nursery|^école maternelle|infanzia$|^llar d.infants$|^(escuela|centro( privado)? de educación) infantil($| privada$|-)/i

/** Whether a school is for children before the first class. */
export function isNursery({ category, localType }: { category: Category; localType: string }): boolean {
  return category === 'primary' && NURSERY.test(localType)
}
