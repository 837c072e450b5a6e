/** What a text may hold that a review must not. */
export type Kind = 'name' | 'phone' | 'address' | 'link' | 'email' | 'insult' | 'health' | 'repeat'

/** Why something was found; the key of the sentence that explains it to moderators and authors. */
export type RuleId =
  | 'title-and-surname'
  | 'relation-and-first-name'
  | 'first-name-and-surname'
  | 'phone-number'
  | 'street-and-number'
  | 'web-address'
  | 'disguised-web-address'
  | 'email-address'
  | 'insulting-word'
  | 'illness-of-a-person'
  | 'repeated-characters'
  | 'repeated-words'
  | 'shouting'

/** A part of a text, in UTF-16 offsets; `end` is the first offset after it. */
export type Span = { start: number; end: number }

export type Finding = Span & { kind: Kind; rule: RuleId; text: string; sentence: Span }

export type ReviewLanguage = 'de' | 'en' | 'fr' | 'es' | 'it'

/** Words of one language as data. `street` and the entries of `insults` and `illnesses` are sources of patterns. */
export type ScreeningRules = {
  titles: readonly string[]
  relations: readonly string[]
  firstNames: readonly string[]
  notSurnames: readonly string[]
  schoolWords: readonly string[]
  street: string
  dot: string
  insults: readonly string[]
  illnesses: readonly string[]
  persons: readonly string[]
}
