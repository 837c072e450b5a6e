import type { Stage } from '#app/features/schools/stages/stage.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { Kind, YearRow } from './tables/rows.ts'

/**
 * The types under which registers list schools with a stage. Comprehensive British and Spanish secondary schools count
 * as `secondary` or, if they lead to the final exam, as `high_school`; sixth-form colleges as `vocational`.
 */
const TYPES: Partial<Record<Stage, readonly Category[]>> = {
  primary: ['primary'],
  lower_secondary: ['secondary'],
  secondary: ['secondary'],
  academic: ['high_school'],
  upper_secondary: ['high_school'],
  sixth_form: ['vocational'],
  vocational: ['vocational'],
}
const BOTH: readonly CountryCode[] = ['GB', 'ES']

/** Returns the types of school that a search for kinds of a country takes. */
export function typesOf(country: CountryCode, kinds: readonly Kind[]): Category[] {
  const types = kinds.flatMap(({ stage }): readonly Category[] =>
    stage === 'secondary' && BOTH.includes(country) ? ['secondary', 'high_school'] : (TYPES[stage] ?? []),
  )
  return [...new Set(types)]
}

/** How the kinds of the new class answer: there is one, or one is the same, or families have to ask. */
export type KindAnswer = { says: 'one' | 'same' | 'several' | 'unknown'; kinds: Kind[] }

/**
 * Returns the kinds of school of the new class. Only a kind with the same stage is called the same: which of several
 * others fits is for families, schools and authorities to say.
 */
export function answerKinds(now: Kind | undefined, rows: readonly YearRow[]): KindAnswer {
  if (rows.length === 0 || rows.some(({ kinds }) => kinds.length === 0)) return { says: 'unknown', kinds: [] }
  const all = [...new Map(rows.flatMap(({ kinds }) => kinds.map((kind) => [kind.word, kind] as const))).values()]
  if (all.length === 1) return { says: 'one', kinds: all }
  const same = all.filter(({ stage }) => stage === now?.stage)
  return same.length === 1 ? { says: 'same', kinds: same } : { says: 'several', kinds: all }
}
