import type { Answers, Wish } from '../answers.ts'
import type { Sentence } from './sentence.ts'

/** Something that a family wants of a school. */
export type Criterion =
  | { kind: 'need'; need: string }
  | { kind: 'newcomers'; language: string }
  | { kind: 'homeLanguage'; language: string }
  | { kind: 'wish'; wish: Wish }

/** `unknown` counts neither for a school nor against it. */
export type State = 'met' | 'unmet' | 'unknown'

/** What is known of a school for one criterion, and the sentence that says it. */
export type Judgement = { criterion: Criterion; state: State; sentence: Sentence }

/** Returns what a family wants, the most important first: needs, then languages, then wishes in their order. */
export function criteriaOf({ needs, language, wishes }: Answers, languageOfCountry: string): Criterion[] {
  const isNew = language !== undefined && language !== languageOfCountry
  const isAsked = needs.includes('newcomers_language')
  return [
    ...needs.map((need): Criterion => ({ kind: 'need', need })),
    ...(isNew && !isAsked ? [{ kind: 'newcomers', language } as const] : []),
    ...(isNew ? [{ kind: 'homeLanguage', language } as const] : []),
    ...wishes.map((wish): Criterion => ({ kind: 'wish', wish })),
  ]
}
