/** Kinds of content that a review must not contain. */
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

/** Lists of entries as read by `lexicon` (patterns/text/lexicon.ts); no entry is a pattern. */
type Entries = readonly string[]

/** Words that show that the word beside them is a person's name. */
export type NameRules = {
  /** Any capitalised word after one of these is a surname: Mrs, Herr. */
  titles: Entries
  /** Only a known name after one of these is a person's: assistant, Lehrer. */
  roles: Entries
  /** Words that may come between one of these and the name: of maths, für Chemie. */
  between: Entries
  /** Family and friends, followed by a first name: son, Tochter. */
  relatives: Entries
  /** Words after which only a known first name, or a short form of one, is a name: our, nuestra. */
  possessives: Entries
  /** Words that may come between relatives and the first name: called, namens. */
  called: Entries
  /** Words that a surname can directly follow: with, bei. */
  before: Entries
  /** Endings of surnames that no list contains: *ucci. */
  surnameEndings: Entries
  /** Words that follow a first name at the beginning of a sentence: said, schlägt. */
  after: Entries
  /** Words that only a person can follow, so that an unknown name counts as well: thanks to, bullied by. */
  toPeople: Entries
  /** What only a person does or is, directly after the name: teaches, from reception. */
  personal: Entries
  /** Words before a word for a person that explains a name, and never before a form of address: the, my. */
  determiners: Entries
  /** Titles followed by a name even in lower case: mr. */
  courtesies: Entries
  /** Single words that are never names, though they are written or listed like one. */
  notNames: Entries
  /** Words beside a name that show that it belongs to a school, a street or a work. */
  schoolWords: Entries
  /** Whether a capital is enough to make a word within a sentence a name; not in German. */
  capitalMeansName: boolean
}

/** How postal and web addresses and telephone numbers are written; the first four are sources of patterns. */
export type ContactRules = {
  streets: readonly string[]
  postcodes: readonly string[]
  dot: string
  at: string
  /** Words before a number that make it a telephone number: Tel., call me on. */
  phoneWords: readonly string[]
  /** Number words, each matched on its own: what follows one never changes what it is. */
  digits: readonly string[]
  /** Words before an address that show that it is the school's: the school is at, der Eingang liegt in. */
  ofSchool: readonly string[]
}

export type InsultRules = {
  /** Always an insult. */
  words: Entries
  /** An insult when said of a person: stupid. */
  ofPersons: Entries
  persons: Entries
  /** An insult when used for a person: cow. */
  metaphors: Entries
  /** Words that lead to what a person is called: is a, you old. */
  links: Entries
  /** Things that such a word can describe without insulting anybody: rule, Entscheidung. */
  things: Entries
  /** Words that deny or only report the word after them: not, called my son. */
  mentions: Entries
  /** Sayings that contain one of the words and insult nobody: idiot-proof. */
  harmless: Entries
}

export type HealthRules = {
  illnesses: Entries
  /** Words that attribute an illness in the sentence to a single person: my son, he, suffers from. */
  own: Entries
  /** People of the school, who are not the ones with the illness in a general statement. */
  roles: Entries
  /** Words beside an illness that make the statement general: children with, training on. */
  general: Entries
  /** Sayings that contain one of the words and mention no illness: a blind eye. */
  harmless: Entries
}

/** The word lists of one language as data. */
export type ScreeningRules = {
  language: ReviewLanguage
  names: NameRules
  contacts: ContactRules
  insults: InsultRules
  health: HealthRules
}
/** The rules of all languages. */
export type AllRules = Record<ReviewLanguage, ScreeningRules>
