import type { CountryCode } from '#db/vocabulary.ts'
import { words } from '../fold.ts'

/** Words for saint in the five languages, which names and searches use interchangeably. */
const SAINTS = 'St Sankt Saint Sainte Saints Saintes Ste Sts San Santa Sant Santo Santos Sto Sta'

/** Countries whose registers shorten the saint to an initial: S. Maria, S. Juan. */
const SAINT_INITIAL_COUNTRIES = ['IT', 'ES'] as const

const saints: ReadonlySet<string> = new Set(words(SAINTS))
const initialCountries: ReadonlySet<CountryCode> = new Set(SAINT_INITIAL_COUNTRIES)

/** The term that every saint word also has; nobody can type it, so no name begins with it by chance. */
export const SAINT_TERM = '~saint'

/** Returns the letter after the saint's in joined initials, which registers of some countries use: g of S.G. Bosco. */
export function initialAfterSaint(word: string, country: CountryCode): string | undefined {
  return initialCountries.has(country) && word.length === 2 && word.startsWith('s') ? word.slice(1) : undefined
}

/** Whether a folded word means saint; the initial S. only counts in countries whose registers use it. */
export function isSaintWord(word: string, country?: CountryCode): boolean {
  return saints.has(word) || (word === 's' && (country === undefined || initialCountries.has(country)))
}
