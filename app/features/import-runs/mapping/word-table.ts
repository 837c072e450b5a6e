/** A look-up from words to meanings, prepared from a mapping. */
export type WordTable<Meaning> = (word: string) => Meaning | undefined

/** Number of remembered words of a table; a column with more distinct values does not hold types. */
const MAX_REMEMBERED_WORDS = 5000

/**
 * Prepares a mapping's table for many rows. Case does not matter; an entry that ends with `*` stands for all words that
 * begin with the rest. A star alone is a word: publishers use it for small numbers.
 */
export function wordTable<Meaning>(table: Readonly<Record<string, Meaning>>): WordTable<Meaning> {
  const whole = new Map<string, Meaning>()
  const beginnings: [string, Meaning][] = []
  for (const [word, meaning] of Object.entries(table)) {
    if (word.length > 1 && word.endsWith('*')) beginnings.push([word.slice(0, -1).toLowerCase(), meaning])
    else whole.set(word.toLowerCase(), meaning)
  }
  beginnings.sort(([one], [other]) => other.length - one.length)
  const remembered = new Map<string, Meaning | undefined>()
  return (word) => {
    if (remembered.has(word)) return remembered.get(word)
    const folded = word.toLowerCase()
    const meaning = whole.has(folded) ? whole.get(folded) : beginnings.find(([start]) => folded.startsWith(start))?.[1]
    if (remembered.size < MAX_REMEMBERED_WORDS) remembered.set(word, meaning)
    return meaning
  }
}

/**
 * Returns a function that checks whether a word is in a list; entries that end with `*` stand for all words that begin
 * with the rest.
 */
export function wordList(words: readonly string[]): (word: string) => boolean {
  const table = wordTable(Object.fromEntries(words.map((one) => [one, true])))
  return (word) => table(word) === true
}
