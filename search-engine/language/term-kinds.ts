import { fold } from './fold.ts'

/**
 * One sorted lexicon holds the terms of all fields. A word of a name is stored as it is; the others begin with a mark
 * that no folded word can contain, so that a typed word never hits a term of another field by chance.
 */
const CITY_WORD = '='
const REGION_WORD = '&'
export const POSTAL_CODE = '@'
const CODE = '#'
const LOCAL_TYPE = '!'
const SPELT = '*'
export const TOWNS = '%'
const INITIALS = '^'

/** Returns one key for all spellings of an official number: `DE-NW-100020` gives `denw100020`. */
export function codeKey(code: string): string {
  return code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the term for the exact spelling of a word, where it differs from its key: mueller, aue. */
export const speltTerm = (word: string): string => SPELT + word
/** Returns the term of the initials of a name. */
export const initialsTerm = (letters: string): string => INITIALS + letters
/** Returns the term of a word of the town's name. */
export const cityWordTerm = (word: string): string => CITY_WORD + word
export const regionWordTerm = (word: string): string => REGION_WORD + word
/** Returns the term of a whole town from the key of its name; towns with the same name in two regions are two towns. */
export const townTerm = (country: string, town: string, region: string): string => `${TOWNS}${country}${town}/${region}`
/**
 * Returns the term of a postal code; British ones keep the space before the last three characters, so that SE2 is not a
 * prefix of SE23.
 */
export const postalTerm = (country: string, code: string): string => POSTAL_CODE + country + postalKey(country, code)
/** Returns the code in a term of {@link postalTerm}, in lower case. */
export const postalCodeIn = (term: string): string => term.slice(POSTAL_CODE.length + 2)
/** Returns the term of an official number without white space and punctuation. */
export const codeTerm = (code: string): string => CODE + codeKey(code)
/**
 * Returns the term of the register's word for a type: folded, so that it is found by its beginning, then as written.
 */
export const localTypeTerm = (localType: string): string => `${localTypeBeginning(fold(localType))}|${localType}`
export const localTypeBeginning = (folded: string): string => LOCAL_TYPE + folded
/** Returns the word in a term of {@link localTypeTerm}. */
export const localTypeIn = (term: string): string => term.slice(term.indexOf('|') + 1)

/** Returns the beginning of the terms of all postal codes in an area, besides the term of the area itself. */
export function postalBeginning(country: string, area: string): string {
  const term = postalTerm(country, area)
  return country === 'GB' && !term.includes(' ') ? `${term} ` : term
}

const BRITISH_CODE = /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{0,2})$/

function postalKey(country: string, code: string): string {
  const key = codeKey(code)
  const isOutcode = country === 'GB' && !/\s/.test(code.trim()) && key.length <= 4
  return country === 'GB' && !isOutcode ? key.replace(BRITISH_CODE, '$1 $2') : key
}

/** Returns the word in a term that may be misspelt in a query; empty for numbers and whole towns. */
export function wordInTerm(term: string): string {
  const word = term[0] === CITY_WORD || term[0] === REGION_WORD ? term.slice(1) : term
  return /^\p{L}+$/u.test(word) ? word : ''
}
