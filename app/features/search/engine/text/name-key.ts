import { withoutStopWords } from '../../language/stop-words.ts'

/**
 * Hash of the words of a name in any order, without repeats and stop words: "Goethe-Gymnasium" and "gymnasium goethe"
 * have the same. A search compares it only for schools that have all its words, so that a chance hit means nothing.
 */
export function nameKey(words: readonly string[]): number {
  const sorted = [...new Set(withoutStopWords([...words]))].sort().join(' ')
  let hash = 0x811c9dc5
  for (let at = 0; at < sorted.length; at++) hash = Math.imul(hash ^ sorted.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
