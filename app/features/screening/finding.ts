/** What a text may hold that a review must not. */
export type Kind = 'name' | 'phone' | 'address' | 'link' | 'email' | 'insult' | 'health' | 'repeat'

/** Why something was found; the key of the sentence that explains it to moderators and authors. */
export type RuleId =
  | 'title-and-surname'
  | 'relation-and-first-name'
  | 'first-name-and-surname'
  | 'first-name-alone'
  | 'surname-alone'
  | 'name-among-person-words'
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

/** Lists of entries as `lexicon` (patterns/text/lexicon.ts) reads them; no entry is a pattern. */
type Entries = readonly string[]

/** Words that make the word beside them a person's name. */
export type NameRules = {
  /** Any capitalised word after one is a surname: Mrs, Herr. */
  titles: Entries
  /** Only a known name after one is a person's: assistant, Lehrer. */
  roles: Entries
  /** What may stand between one of these and the name: of maths, für Chemie. */
  between: Entries
  /** Family and friends, whom a first name follows: son, Tochter. */
  relatives: Entries
  /** What only a known first name, or a short form of one, follows: our, nuestra. */
  possessives: Entries
  /** What may stand between relatives and the first name: called, namens. */
  called: Entries
  /** What a surname by itself follows: with, bei. */
  before: Entries
  /** How surnames end that no list knows: *ucci. */
  surnameEndings: Entries
  /** What follows a first name that begins a sentence: said, schlägt. */
  after: Entries
  /** What only a person follows, so that an unknown name counts as well: thanks to, bullied by. */
  toPeople: Entries
  /** What only a person does or is, right behind the name: teaches, from reception. */
  personal: Entries
  /** What stands before a word for a person that explains a name, and never before a form of address: the, my. */
  determiners: Entries
  /** Titles that a name follows even in small letters: mr. */
  courtesies: Entries
  /** Single words that are never names, though they are written or listed like one. */
  notNames: Entries
  /** What beside a name shows that a school, a street or a work bears it. */
  schoolWords: Entries
  /** Whether a capitalised word within a sentence is a name by its capital alone; not in German. */
  capitalMeansName: boolean
}

/** How addresses of houses, pages and telephones are written; the first four are sources of patterns. */
export type ContactRules = {
  streets: readonly string[]
  postcodes: readonly string[]
  dot: string
  at: string
  /** Words before a number that make it one to call: Tel., call me on. */
  phoneWords: readonly string[]
  /** Words for numbers, each by itself: what follows one never changes what it is. */
  digits: readonly string[]
  /** What before an address says that it is the school's: the school is at, der Eingang liegt in. */
  ofSchool: readonly string[]
}

export type InsultRules = {
  /** Always an insult. */
  words: Entries
  /** An insult when it is said of a person: stupid. */
  ofPersons: Entries
  persons: Entries
  /** An insult when somebody is called so: cow. */
  metaphors: Entries
  /** What stands before a word that somebody is called: is a, you old. */
  links: Entries
  /** What such a word may be said of without insulting anybody: rule, Entscheidung. */
  things: Entries
  /** What before a word denies or only reports it: not, called my son. */
  mentions: Entries
  /** Sayings with one of the words in them that insult nobody: idiot-proof. */
  harmless: Entries
}

export type HealthRules = {
  illnesses: Entries
  /** What makes an illness in the sentence a single person's: my son, he, suffers from. */
  own: Entries
  /** People of the school, who are not the ill ones where it is spoken of in general. */
  roles: Entries
  /** What beside an illness speaks of it in general: children with, training on. */
  general: Entries
  /** Sayings with one of the words in them that speak of no illness: a blind eye. */
  harmless: Entries
}

/** Words of one language as data. */
export type ScreeningRules = {
  language: ReviewLanguage
  names: NameRules
  contacts: ContactRules
  insults: InsultRules
  health: HealthRules
}
