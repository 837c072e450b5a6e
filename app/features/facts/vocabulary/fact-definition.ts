import type { Category } from '#db/vocabulary.ts'

/** Parts of a profile that group facts, in the order shown. */
export const FACT_SECTIONS = [
  'pupils',
  'results',
  'inspection',
  'courses',
  'day',
  'admission',
  'building',
  'money',
  'school',
] as const
export type FactSection = (typeof FACT_SECTIONS)[number]

/**
 * Which schools may be compared: those of the same kind within one country, those of the same kind within one region,
 * or none.
 */
export type Comparable = 'country' | 'region' | 'never'

type Common = {
  section: FactSection
  /** Types of school to which the fact applies; all of them unless given. */
  categories?: readonly Category[]
  /** Whether `fact.<id>.warning` explains what the number does not mean. */
  hasWarning?: true
  /** Whether the fact describes families in a way by which nobody may choose a school: it neither filters nor sorts. */
  isSensitive?: true
  /** How well the fact distinguishes schools at a glance: the highest come first, and 0 is never shown there. */
  glance: number
}

/** A number. Shares are in per cent (0 to 100), money is in the currency of the unit. */
export type NumberFact = Common & {
  kind: 'number'
  unit:
    | 'pupils'
    | 'percent'
    | 'points'
    | 'grade'
    | 'places'
    | 'classes'
    | 'teachers'
    | 'pupils_per_class'
    | 'EUR'
    | 'GBP'
    | 'km'
  /** Least and greatest plausible value. */
  range: readonly [number, number]
  /** Whether the range is a scale that publishers quote with its end: `2 of 9`. */
  isOutOf?: true
  decimals: number
  /** Whether more or less is better; `neither` where the number only describes. */
  direction: 'more' | 'less' | 'neither'
  comparable: Comparable
}

/** Something that a school has or does not have. */
export type FlagFact = Common & { kind: 'flag' }

/** One of a fixed set of values, shown by `fact.<id>.<choice>`. */
export type ChoiceFact = Common & {
  kind: 'choice'
  choices: readonly string[]
  /** Whether the publisher has put the choices into this order, from best to worst. */
  isScale?: true
}

/** Separates the values of a {@link ChoicesFact} in its text. */
export const CHOICE_SEPARATOR = '; '

/** Any of a fixed set of values, stored as a list (`noise; railway`); each is shown by `fact.<id>.<choice>`. */
export type ChoicesFact = Common & { kind: 'choices'; choices: readonly string[] }

/** A name or list as published. */
export type TextFact = Common & { kind: 'text' }

/** A date, stored as text (YYYY-MM-DD). */
export type DayFact = Common & { kind: 'day' }

export type FactDefinition = NumberFact | FlagFact | ChoiceFact | ChoicesFact | TextFact | DayFact
