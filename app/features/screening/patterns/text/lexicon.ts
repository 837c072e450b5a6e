import { plainWord, type Token } from './tokens.ts'

/**
 * Returns the number of words from a position that match an entry of a lexicon: those of the longest such entry, 0 for
 * none.
 */
export type Lexicon = (tokens: readonly Token[], at: number) => number

type Part = { stem: string; hasStart: boolean; hasEnd: boolean }
type Entry = readonly Part[]
/** Entries by the stem of their first word, and the lengths of these stems. */
type Shelf = { entries: Map<string, Entry[]>; lengths: Set<number> }
/** `initials`: the entries of `exact` and `starts` by their first letter, which is never starred out. */
type Index = { exact: Shelf; starts: Shelf; ends: Shelf; inner: Entry[]; initials: Map<string, Entry[]> }

const IS_JOINED = /^[ \n'’-]*$/
const MIN_STARRED_LENGTH = 4
/** Anything longer is not a word, and costs time. */
const MAX_LETTERS = 40

const partOf = (word: string): Part => ({
  stem: plainWord(word.replace(/^\*|\*$/g, '')),
  hasStart: !word.startsWith('*'),
  hasEnd: !word.endsWith('*'),
})

/** Whether a word with starred-out letters may be a stem: f*ck. */
function fitsStarred(word: string, stem: string): boolean {
  if (word.length !== stem.length || word.length < MIN_STARRED_LENGTH) return false
  return [...word].every((letter, index) => letter === '*' || letter === stem[index])
}

function fits({ stem, hasStart, hasEnd }: Part, { plain: word }: Token): boolean {
  if (hasStart && word.includes('*')) return fitsStarred(hasEnd ? word : word.slice(0, stem.length), stem)
  if (hasStart) return hasEnd ? word === stem : word.startsWith(stem)
  return hasEnd ? word.endsWith(stem) : word.includes(stem)
}

const emptyShelf = (): Shelf => ({ entries: new Map(), lengths: new Set() })

function put({ entries, lengths }: Shelf, entry: Entry, { stem }: Part) {
  lengths.add(stem.length)
  entries.set(stem, [...(entries.get(stem) ?? []), entry])
}

function indexOf(lines: readonly string[]): Index {
  const index: Index = { exact: emptyShelf(), starts: emptyShelf(), ends: emptyShelf(), inner: [], initials: new Map() }
  for (const line of lines) {
    const entry = line.split(/[ '’]/).map(partOf)
    const [first] = entry
    if (!first) continue
    if (first.hasStart) {
      const initial = first.stem.charAt(0)
      index.initials.set(initial, [...(index.initials.get(initial) ?? []), entry])
    }
    if (!first.hasStart && !first.hasEnd) index.inner.push(entry)
    else put(first.hasStart ? (first.hasEnd ? index.exact : index.starts) : index.ends, entry, first)
  }
  return index
}

/** Returns the entries that may begin with a word. */
function* candidates({ exact, starts, ends, inner, initials }: Index, { plain: word }: Token): Iterable<Entry> {
  if (word.length > MAX_LETTERS) return
  if (word.includes('*')) yield* initials.get(word.charAt(0)) ?? []
  else {
    yield* exact.entries.get(word) ?? []
    for (const length of starts.lengths) {
      if (length <= word.length) yield* starts.entries.get(word.slice(0, length)) ?? []
    }
  }
  for (const length of ends.lengths) {
    if (length <= word.length) yield* ends.entries.get(word.slice(word.length - length)) ?? []
  }
  yield* inner
}

function matchesAt(entry: Entry, tokens: readonly Token[], at: number): boolean {
  return entry.every((part, offset) => {
    const word = tokens[at + offset]
    return word !== undefined && (offset === 0 || IS_JOINED.test(word.before)) && fits(part, word)
  })
}

/**
 * Returns a lexicon of entries of one or more words. A star before or after a word stands for any beginning or ending;
 * accents and capitals do not matter: `depress*`, `*allergi*`, `crise* d'angoisse`.
 */
export function lexicon(entries: readonly string[]): Lexicon {
  const index = indexOf(entries)
  return (tokens, at) => {
    const token = tokens[at]
    if (!token) return 0
    let longest = 0
    for (const entry of candidates(index, token)) {
      if (entry.length > longest && matchesAt(entry, tokens, at)) longest = entry.length
    }
    return longest
  }
}

/** Whether an entry occurs anywhere among the words. */
export const occursIn = (entries: Lexicon, tokens: readonly Token[]) => tokens.some((_, at) => entries(tokens, at) > 0)

export type Words<Rules> = { [Name in keyof Rules]: Lexicon }

/** Returns a lexicon for each list, under the same name. */
export const wordsOf = <Rules extends Record<string, readonly string[]>>(lists: Rules) =>
  Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, lexicon(entries)])) as Words<Rules>

const MAX_SAYING_WORDS = 4

/** Whether the word at a position is part of a saying, wherever that begins: a blind eye. */
export function isSaying(sayings: Lexicon, tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - MAX_SAYING_WORDS); from <= at; from++) {
    if (from + sayings(tokens, from) > at) return true
  }
  return false
}
