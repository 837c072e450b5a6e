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

/** Words that make the word beside them a person's name. Everything but `notNames` is a source of a pattern. */
export type NameRules = {
  /** Any capitalised word after one is a surname: Mrs, Herr. */
  titles: readonly string[]
  /** Only a known name after one is a person's: teacher, Lehrer. */
  roles: readonly string[]
  /** Family and pupils, with what may stand between them and a first name: my son, meine Tochter namens. */
  relations: readonly string[]
  /** What a first name follows: with, wie, merci à. */
  before: readonly string[]
  /** What follows a first name: said, schlägt, est. */
  after: readonly string[]
  /** Small-lettered capital or not, these are no names. */
  notNames: readonly string[]
  /** Whether a capitalised word within a sentence is a name by its capital alone; not in German. */
  capitalMeansName: boolean
  /** Parts of the names of schools, streets and works that are called after people. */
  schoolWords: readonly string[]
}

/** How addresses of houses, pages and telephones are written, as sources of patterns. */
export type ContactRules = {
  streets: readonly string[]
  postcodes: readonly string[]
  dot: string
  at: string
  /** Words before a number that make it one to call: Tel., call me on. */
  phoneWords: readonly string[]
  digits: readonly string[]
}

/** Insults as sources of patterns in small letters; `endings` may follow each of `words`, none of `phrases`. */
export type InsultRules = { words: readonly string[]; endings: string; phrases: readonly string[] }

/** Sources of patterns: an illness counts with a person in its sentence or right after a verb of having it. */
export type HealthRules = {
  illnesses: readonly string[]
  persons: readonly string[]
  verbs: readonly string[]
  /** What before an illness speaks of no single person: children with, training about. */
  general: readonly string[]
}

/** Words of one language as data. */
export type ScreeningRules = { names: NameRules; contacts: ContactRules; insults: InsultRules; health: HealthRules }
