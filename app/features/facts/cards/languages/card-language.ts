import type { Designation } from '#app/features/schools/stages/designation.server.ts'
import type { Span } from '#app/features/schools/stages/stage.ts'
import type { Faith } from '#db/vocabulary.ts'
import type { AllDay, CardSchool, Operator } from '../card-school.ts'

/** A faith for which a language has an adjective. */
export type NamedFaith = Exclude<Faith, 'other'>

/** How a language puts the official facts about a school in few words. */
export type CardLanguage = {
  /** Operator, faith and kind of school as one noun phrase. */
  head: (school: CardSchool) => string
  /** Classes, for readers who count them as the school does. */
  classes?: (classes: Span) => string
  /** Operator and faith without a noun: `privat, katholisch`; empty if neither is known. */
  status: (school: CardSchool) => string
  ages: (ages: Span) => string
  /** @param number formatted @param count the same as a number, for its plural */
  pupils: (number: string, count: number, school: CardSchool) => string
  allDay: Record<AllDay, string>
  gender: { girls: string; boys: string }
  boarding: string
  /** Names the institution to which a site belongs, after a comma. */
  institute: (name: string) => string
}

/** The adjectives of a language with two genders, in both. */
type Forms = readonly [masculine: string, feminine: string]

/** The operator as an adjective and what follows it: `privé` and `sous contrat`. */
type OperatorWords = { adjective: Forms; after?: string }

/** The adjectives that a Romance language needs for a school. */
export type RomanceWords = {
  operators: Record<Operator, OperatorWords>
  faiths: Record<NamedFaith, Forms>
  /** Gender of the word for any school, to which adjectives without a noun refer. */
  gender: 'm' | 'f'
}

/**
 * Returns the noun phrase of a Romance language, in which adjectives follow the noun: `collège privé catholique sous
 * contrat`.
 */
export function romanceHead(
  { operator, faith }: CardSchool,
  words: RomanceWords,
  { noun, gender, complement }: Designation,
): string {
  const form = gender === 'm' ? 0 : 1
  const by = operator && words.operators[operator]
  const believing = faith && faith !== 'other' ? words.faiths[faith][form] : ''
  return [noun, by?.adjective[form], believing, complement, by?.after].filter(Boolean).join(' ')
}

/** Returns operator and faith in a Romance language without a noun: `privé sous contrat, catholique`. */
export function romanceStatus({ operator, faith }: CardSchool, { operators, faiths, gender }: RomanceWords): string {
  const form = gender === 'm' ? 0 : 1
  const by = operator && operators[operator]
  const state = [by?.adjective[form], by?.after].filter(Boolean).join(' ')
  return [state, faith && faith !== 'other' && faiths[faith][form]].filter(Boolean).join(', ')
}
