import type { Category } from '#db/vocabulary.ts'

/** Parts of a profile in which facts stand together, in their order. */
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

/** Who may be compared: only within one country and kind of school, within one region and kind, or nobody. */
export type Comparable = 'country' | 'region' | 'never'

type Common = {
  section: FactSection
  /** Kinds of school that the fact says something about; all of them unless given. */
  categories?: readonly Category[]
  /** A sentence says what the number does not mean: `fact.<id>.warning`. */
  hasWarning?: true
  /** Says something about families that nobody may choose a school by: neither filters nor sorts. */
  isSensitive?: true
  /** How well it tells schools apart at a glance; the highest come first. 0 never stands there. */
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
  /** Least and greatest value that is no mistake. */
  range: readonly [number, number]
  decimals: number
  /** Whether more is better; `neither` where the number only describes. */
  direction: 'more' | 'less' | 'neither'
  comparable: Comparable
}

/** Something that a school has or has not. */
export type FlagFact = Common & { kind: 'flag' }

/** One of a few words, shown by `fact.<id>.<choice>`. */
export type ChoiceFact = Common & { kind: 'choice'; choices: readonly string[] }

/** A name or list as published. */
export type TextFact = Common & { kind: 'text' }

/** A day, kept as text YYYY-MM-DD. */
export type DayFact = Common & { kind: 'day' }

export type FactDefinition = NumberFact | FlagFact | ChoiceFact | TextFact | DayFact
