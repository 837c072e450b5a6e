/** The longest word whose distance is looked at; longer ones are never corrected. */
export const LONGEST_CORRECTED = 40
const WIDTH = LONGEST_CORRECTED + 4

/** Rows of the distance table, kept between calls: a search compares thousands of words. */
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const

/**
 * Damerau–Levenshtein distance of two words in its restricted form (optimal string alignment): the least number of
 * letters to insert, delete, replace or swap with their neighbour, no letter touched twice.
 * Source: F. Damerau, Commun. ACM 7 (1964) 171; R. Lowrance, R. Wagner, J. ACM 22 (1975) 177.
 *
 * @param most the greatest distance that matters
 * @returns the distance, or `most + 1` if it is greater or a word is longer than {@link LONGEST_CORRECTED}
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST_CORRECTED) return tooFar
  let [previous, current, beforePrevious]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let j = 0; j <= b.length; j++) previous[j] = j
  for (let i = 1; i <= a.length; i++) {
    current[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2)
      if (swapped && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) cost = Math.min(cost, beforePrevious[j - 2]! + 1)
      current[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return tooFar
    ;[beforePrevious, previous, current] = [previous, current, beforePrevious]
  }
  return Math.min(previous[b.length]!, tooFar)
}

/** Edits that a typed word is allowed: one from four letters on, two from eight, none in words with a digit. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || word.length > LONGEST_CORRECTED || /\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
