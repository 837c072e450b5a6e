import { fold } from '../language/fold.ts'
import { codeKey } from '../language/interpretation.ts'

/**
 * One sorted lexicon holds the terms of all fields. A word of a name stands as it is; the others begin with a mark that
 * no folded word can contain, so that a typed word never meets a term of another field by chance.
 */
const CITY_WORD = '='
const REGION_WORD = '&'
const POSTAL_CODE = '@'
const CODE = '#'
const LOCAL_TYPE = '!'
/** What the terms of all towns begin with. */
export const TOWNS = '%'

/** A word of the town's name. */
export const cityWordTerm = (word: string): string => CITY_WORD + word
export const regionWordTerm = (word: string): string => REGION_WORD + word
/** A whole town by the key of its name; towns of one name in two regions are two towns. */
export const townTerm = (country: string, town: string, region: string): string => `${TOWNS}${country}${town}/${region}`
/** A postal code; British ones keep the blank before the last three characters, so that SE2 does not begin SE23. */
export const postalTerm = (country: string, code: string): string => POSTAL_CODE + country + postalKey(country, code)
/** An official number without blanks and punctuation. */
export const codeTerm = (code: string): string => CODE + codeKey(code)
/** The register's word for a type: folded, so that it is found by its beginning, then as it is written. */
export const localTypeTerm = (localType: string): string => `${localTypeBeginning(fold(localType))}|${localType}`
export const localTypeBeginning = (folded: string): string => LOCAL_TYPE + folded
/** The word in a term of {@link localTypeTerm}. */
export const localTypeIn = (term: string): string => term.slice(term.indexOf('|') + 1)

/** What the terms of all postal codes of an area begin with, beside the term of the area itself. */
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

/** The word in a term that a typing error may hide; empty for numbers and whole towns. */
export function correctablePart(term: string): string {
  const word = term[0] === CITY_WORD || term[0] === REGION_WORD ? term.slice(1) : term
  return /^\p{L}+$/u.test(word) ? word : ''
}
