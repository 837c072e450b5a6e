import { type Lexicon, prefixRange, termNumber } from './lexicon.ts'
import { postalBeginning, postalTerm } from './term-kinds.ts'

/** Numbers `[from, to)` of the terms of a postal code and of all that lie in it. */
export function postalTerms(lexicon: Lexicon, country: string, code: string): [from: number, to: number] {
  const whole = termNumber(lexicon, postalTerm(country, code))
  const [from, to] = prefixRange(lexicon, postalBeginning(country, code))
  // The code itself is the first of those that begin so or stands right before them.
  return whole === -1 ? [from, to] : [whole, Math.max(to, whole + 1)]
}
