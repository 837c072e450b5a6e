import type { Category } from '#db/vocabulary.ts'
import type {
  ChoiceFact,
  ChoicesFact,
  Comparable,
  DayFact,
  FactSection,
  FlagFact,
  NumberFact,
  TextFact,
} from './fact-definition.ts'

type Options = { categories?: readonly Category[]; hasWarning?: true; isSensitive?: true; glance?: number }
type NumberOptions = Options & Pick<NumberFact, 'isOutOf'> & { decimals?: number; comparable?: Comparable }

/** Defines a number that only describes a school: neither more nor less is better. */
export function describes(
  section: FactSection,
  unit: NumberFact['unit'],
  range: readonly [number, number],
  options: NumberOptions = {},
): NumberFact {
  const { decimals = 0, comparable = 'country', glance = 0, ...rest } = options
  return { kind: 'number', section, unit, range, decimals, direction: 'neither', comparable, glance, ...rest }
}

/** Defines a number of which more, or less, is better. */
export function measures(
  section: FactSection,
  direction: 'more' | 'less',
  unit: NumberFact['unit'],
  range: readonly [number, number],
  options: NumberOptions = {},
): NumberFact {
  return { ...describes(section, unit, range, options), direction }
}

/** Defines something that a school has or does not have. */
export function flag(section: FactSection, options: Options = {}): FlagFact {
  return { kind: 'flag', section, glance: 0, ...options }
}

/** Defines a fact with a fixed set of values. */
export function choice<const Choice extends string>(
  section: FactSection,
  choices: readonly Choice[],
  options: Options & Pick<ChoiceFact, 'isScale'> = {},
): ChoiceFact & { choices: readonly Choice[] } {
  return { kind: 'choice', section, choices, glance: 0, ...options }
}

/** Defines a fact that has any of a fixed set of values. */
export function choices(section: FactSection, values: readonly string[]): ChoicesFact {
  return { kind: 'choices', section, choices: values, glance: 0 }
}

/** Defines a name or list, shown as published. */
export function text(section: FactSection, options: Options = {}): TextFact {
  return { kind: 'text', section, glance: 0, ...options }
}

/** Defines a date (YYYY-MM-DD). */
export function day(section: FactSection, options: Options = {}): DayFact {
  return { kind: 'day', section, glance: 0, ...options }
}
