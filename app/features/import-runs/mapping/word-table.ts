/** A look-up from words to meanings, prepared from a mapping. */
export type WordTable<Meaning> = (word: string) => Meaning | undefined

/** Number of remembered words of a table; a column with more distinct values does not hold types. */
const MAX_REMEMBERED_WORDS = 5000

/**
 * Prepares a mapping's table for many rows, by the rules of `tableOf`. A star alone is a word: publishers use it for
 * small numbers.
 */
export function wordTable<Meaning>(table: Readonly<Record<string, Meaning>>): WordTable<Meaning> {
  const whole = new Map<string, Meaning>()
  const parts: { rank: number; part: string; isIn: (word: string) => boolean; meaning: Meaning }[] = []
  for (const [word, meaning] of Object.entries(table)) {
    const folded = word.toLowerCase()
    const [begins, ends] = [folded.length > 1 && folded.endsWith('*'), folded.length > 1 && folded.startsWith('*')]
    const part = folded.slice(ends ? 1 : 0, begins ? -1 : undefined)
    if (part === '' || !(begins || ends)) whole.set(folded, meaning)
    else if (begins && ends) parts.push({ rank: 2, part, isIn: (given) => given.includes(part), meaning })
    else if (ends) parts.push({ rank: 1, part, isIn: (given) => given.endsWith(part), meaning })
    else parts.push({ rank: 0, part, isIn: (given) => given.startsWith(part), meaning })
  }
  parts.sort((one, other) => one.rank - other.rank || other.part.length - one.part.length)
  const remembered = new Map<string, Meaning | undefined>()
  return (word) => {
    if (remembered.has(word)) return remembered.get(word)
    const folded = word.toLowerCase()
    const meaning = whole.has(folded) ? whole.get(folded) : parts.find(({ isIn }) => isIn(folded))?.meaning
    if (remembered.size < MAX_REMEMBERED_WORDS) remembered.set(word, meaning)
    return meaning
  }
}

/** Returns a function that checks whether a word is in a list; stars stand for the rest of it, as in tables. */
export function wordList(words: readonly string[]): (word: string) => boolean {
  const table = wordTable(Object.fromEntries(words.map((one) => [one, true])))
  return (word) => table(word) === true
}
