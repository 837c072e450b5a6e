/** Sorted different terms of a segment; the number of a term is its place in the list. */
export type Lexicon = readonly string[]

/** Number of a term, or −1. */
export function termNumber(lexicon: Lexicon, term: string): number {
  const at = firstNotBefore(lexicon, term)
  return lexicon[at] === term ? at : -1
}

/** Numbers `[from, to)` of the terms that begin so. */
export function prefixRange(lexicon: Lexicon, prefix: string): [from: number, to: number] {
  const from = firstNotBefore(lexicon, prefix)
  return [from, firstNotBefore(lexicon, `${prefix}\uffff`, from)]
}

function firstNotBefore(lexicon: Lexicon, text: string, from = 0): number {
  let low = from
  let high = lexicon.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (lexicon[middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}
