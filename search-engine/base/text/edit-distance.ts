/** The longest word whose distance is computed; longer ones are never corrected. */
export const MAX_CORRECTED_LENGTH = 40
const WIDTH = MAX_CORRECTED_LENGTH + 4

/** Rows of the distance table, kept between calls: a search compares thousands of words. */
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const

/**
 * Returns the Damerau–Levenshtein distance of two words in its restricted form (optimal string alignment): the least
 * number of letters to insert, delete, replace or swap with their neighbour, no letter touched twice. Source: F.
 * Damerau, Commun. ACM 7 (1964) 171; R. Lowrance, R. Wagner, J. ACM 22 (1975) 177.
 *
 * @param most the greatest distance of interest
 * @returns the distance, or `most + 1` if it is greater or a word is longer than {@link MAX_CORRECTED_LENGTH}
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > MAX_CORRECTED_LENGTH) return tooFar
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

/** Words of at least this length may have two edits, shorter ones one. */
const LONG = 8

/**
 * Returns the edits allowed between a typed word and the one meant: one from four letters on, none with a digit, two in
 * long words.
 */
export function allowedEdits(typed: string, meant: string): 0 | 1 | 2 {
  if (typed.length < 4 || typed.length > MAX_CORRECTED_LENGTH || /\p{N}/u.test(typed)) return 0
  return Math.max(typed.length, meant.length) < LONG ? 1 : 2
}

/** Returns the greatest result of {@link allowedEdits} for a typed word: two letters may be missing. */
export function mostEdits(typed: string): 0 | 1 | 2 {
  return typed.length + 2 < LONG ? allowedEdits(typed, typed) : allowedEdits(typed, 'x'.repeat(LONG))
}
