import type { Category } from '#db/vocabulary.ts'
import type { ChoiceFact, Comparable, DayFact, FactSection, FlagFact, NumberFact, TextFact } from './fact-definition.ts'

type Further = { categories?: readonly Category[]; hasWarning?: true; isSensitive?: true; glance?: number }

/** A number whose worth nobody ranks: it describes. */
export function describes(
  section: FactSection,
  unit: NumberFact['unit'],
  range: readonly [number, number],
  further: Further & { decimals?: number; comparable?: Comparable } = {},
): NumberFact {
  const { decimals = 0, comparable = 'country', glance = 0, ...rest } = further
  return { kind: 'number', section, unit, range, decimals, direction: 'neither', comparable, glance, ...rest }
}

/** A number of which more is better, or less. */
export function measures(
  section: FactSection,
  direction: 'more' | 'less',
  unit: NumberFact['unit'],
  range: readonly [number, number],
  further: Further & { decimals?: number; comparable?: Comparable } = {},
): NumberFact {
  return { ...describes(section, unit, range, further), direction }
}

export function flag(section: FactSection, further: Further = {}): FlagFact {
  return { kind: 'flag', section, glance: 0, ...further }
}

export function choice<const Choice extends string>(
  section: FactSection,
  choices: readonly Choice[],
  further: Further = {},
): ChoiceFact & { choices: readonly Choice[] } {
  return { kind: 'choice', section, choices, glance: 0, ...further }
}

export function text(section: FactSection, further: Further = {}): TextFact {
  return { kind: 'text', section, glance: 0, ...further }
}

export function day(section: FactSection, further: Further = {}): DayFact {
  return { kind: 'day', section, glance: 0, ...further }
}
