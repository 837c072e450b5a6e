import type { CountryCode } from '#db/vocabulary.ts'
import { canonicalWords } from '../language/names/canonical.ts'

/**
 * Returns a hash of the words of a name in any order and any usual spelling, without repeats and stop words:
 * "Goethe-Gymnasium" and "gym. goethe" have the same. A search compares it only for schools that have all its words, so
 * a collision does not matter.
 *
 * @param words folded
 * @param country whose abbreviations count
 */
export function nameKey(words: readonly string[], country: CountryCode): number {
  const sorted = [...new Set(canonicalWords(words, country))].sort().join(' ')
  let hash = 0x811c9dc5
  for (let at = 0; at < sorted.length; at++) hash = Math.imul(hash ^ sorted.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
