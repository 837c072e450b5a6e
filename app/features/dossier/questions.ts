import type { CountryCode } from '#db/vocabulary.ts'

/** What is known of a school, as far as questions depend on it. */
export type Known = {
  country: CountryCode
  ownership: 'public' | 'private' | null
  /** Official facts with a value. */
  facts: ReadonlySet<string>
  /** Topics of the day of which the school or families say something. */
  day: ReadonlySet<string>
  /** Whether the school or its register names languages. */
  languages: boolean
  /** Whether there is a coming date of the admission, and a coming open day. */
  admission: boolean
  openDay: boolean
}

export const QUESTIONS = [
  ...(['admission', 'openDay', 'places', 'fees', 'care', 'lunch', 'classSize', 'languages'] as const),
  ...(['support', 'holidayCare', 'homework', 'phones', 'uniform', 'pupils'] as const),
] as const
export type Question = (typeof QUESTIONS)[number]

type Rule = { isKnown: (known: Known) => boolean; isAsked?: (known: Known) => boolean }

const hasFact =
  (...ids: string[]) =>
  ({ facts }: Known) =>
    ids.some((id) => facts.has(id))
const saysOfDay = (known: Known, topic: string) => known.day.has(topic)

/** By question, what would answer it; and of which schools nobody asks it. */
const RULES: Record<Question, Rule> = {
  admission: { isKnown: ({ admission }) => admission },
  openDay: { isKnown: ({ openDay }) => openDay },
  places: { isKnown: hasFact('admission_places', 'admission_offers', 'applications_per_place') },
  fees: {
    isKnown: (known) => saysOfDay(known, 'fees') || hasFact('fees_from', 'fees_to')(known),
    isAsked: ({ ownership }) => ownership !== 'public',
  },
  care: { isKnown: (known) => saysOfDay(known, 'careUntil') },
  lunch: { isKnown: (known) => saysOfDay(known, 'lunch') || hasFact('canteen')(known) },
  classSize: { isKnown: hasFact('class_size') },
  languages: {
    isKnown: (known) =>
      known.languages || saysOfDay(known, 'languages') || hasFact('first_languages', 'later_languages')(known),
  },
  support: { isKnown: hasFact('support_needs', 'support_units', 'support_focus', 'inclusion_unit') },
  holidayCare: { isKnown: (known) => saysOfDay(known, 'holidayCare') },
  homework: { isKnown: (known) => saysOfDay(known, 'homework') },
  phones: { isKnown: (known) => saysOfDay(known, 'phones') },
  // In Germany next to no school has one.
  uniform: { isKnown: (known) => saysOfDay(known, 'uniform'), isAsked: ({ country }) => country !== 'DE' },
  pupils: { isKnown: hasFact('pupils') },
}

/** Returns what a family can ask at a school because nobody states it here, the most important first. */
export const questionsOf = (known: Known): Question[] =>
  QUESTIONS.filter((question) => {
    const { isKnown, isAsked } = RULES[question]
    return !isKnown(known) && (isAsked?.(known) ?? true)
  })
