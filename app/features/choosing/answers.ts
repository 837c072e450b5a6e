import type { Category } from '#db/vocabulary.ts'
import { SEARCHED_FACTS } from '#search-engine/base/searched-facts.ts'
import type { FindableWay } from './way-limit.ts'

/** What may matter to a family; each is judged by facts of the directory, see `judging/`. */
export const WISHES = [
  ...(['care', 'lunch', 'languages', 'music', 'arts', 'sports', 'science', 'results'] as const),
  ...(['small', 'smallClasses', 'places', 'upper', 'support', 'stepFree'] as const),
  ...(['faith', 'noFaith', 'public', 'private'] as const),
] as const
export type Wish = (typeof WISHES)[number]
/** What a family may choose, the most important first. */
export const MAX_WISHES = 3

const SUPPORT = SEARCHED_FACTS.support_needs
/** The needs of children for which schools are equipped. */
export const NEEDS: readonly string[] = SUPPORT.kind === 'choices' ? SUPPORT.choices : []

/** Languages that families may speak at home, ISO 639. */
export const HOME_LANGUAGES: readonly string[] = [
  ...['de', 'en', 'fr', 'es', 'it', 'ar', 'tr', 'ru', 'uk', 'pl', 'ro', 'pt', 'nl', 'el', 'bg', 'hr', 'sr', 'sq'],
  ...['ku', 'fa', 'ur', 'pa', 'hi', 'bn', 'zh', 'ja', 'vi', 'so', 'ti', 'he', 'da', 'sv', 'cy', 'gd', 'ga'],
  ...['ca', 'eu', 'gl'],
]

/** Ages in whole years at which children begin a class that the helper knows. */
export const ENTRY_AGES: readonly number[] = Array.from({ length: 16 }, (_, at) => at + 3)

/** Largest number of schools of a shortlist among which the helper chooses. */
export const MAX_AMONG = 50

/** Longest name of a place or school that is looked up. */
export const MAX_TEXT_LENGTH = 100

/** What an address may say of a choice: neither where a family lives, nor when a child was born. */
export type Answers = {
  /** Where to look: id of a town (`DE.koln.nordrhein-westfalen`), or a typed town or region; never a postal code. */
  place: string
  types: Category[]
  /** Age at which the child begins the class for which a school is looked for. */
  entry: number | undefined
  way: FindableWay | undefined
  wishes: Wish[]
  needs: string[]
  /** Spoken at home. */
  language: string | undefined
  /** Only these schools. */
  among: string[]
  /** The school of which a family asks why it is not among the five: its id, or words of its name. */
  ask: string
}

export const NO_ANSWERS: Answers = {
  ...{ place: '', types: [], entry: undefined, way: undefined, wishes: [], needs: [], language: undefined },
  ...{ among: [], ask: '' },
}

/** What goes by POST only, and is stored nowhere. */
export type PrivateAnswers = {
  /** Street, place or postal code, as typed. */
  home: string
  /** The device's own point. */
  point: { lat: number; lng: number; isExact: boolean } | undefined
  /** Month of birth, YYYY-MM. */
  born: string
}

export const NOTHING_PRIVATE: PrivateAnswers = { home: '', point: undefined, born: '' }
