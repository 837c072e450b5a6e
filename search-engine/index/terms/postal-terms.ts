import { type Lexicon, prefixRange, termNumber } from '../../base/text/lexicon.ts'
import { postalBeginning, postalTerm } from '../../language/term-kinds.ts'

/** Returns the numbers `[from, to)` of the terms of a postal code and of all codes within it. */
export function postalTerms(lexicon: Lexicon, country: string, code: string): [from: number, to: number] {
  const whole = termNumber(lexicon, postalTerm(country, code))
  const [from, to] = prefixRange(lexicon, postalBeginning(country, code))
  // The code itself is the first one with the prefix, or directly before those.
  return whole === -1 ? [from, to] : [whole, Math.max(to, whole + 1)]
}
