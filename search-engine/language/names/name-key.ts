import type { CountryCode } from '#db/vocabulary.ts'
import { hashText } from '../../base/text/numbers-by-text.ts'
import { canonicalWords } from './canonical.ts'

/**
 * Returns a hash of the words of a name in any order and any usual spelling, without repeats and stop words:
 * "Goethe-Gymnasium" and "gym. goethe" have the same. A search compares it only for schools that have all its words, so
 * a collision does not matter.
 *
 * @param words folded
 * @param country whose abbreviations apply
 */
export function nameKey(words: readonly string[], country: CountryCode): number {
  return hashText([...new Set(canonicalWords(words, country))].sort().join(' '))
}
