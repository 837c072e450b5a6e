import { lowerBoundBy } from '../../base/sets/sorted-list.ts'
import { sortingSteps } from '../../base/sets/sorting.ts'
import { stringAt } from '../../base/text/strings.ts'
import { isStopWord } from '../../language/names/stop-words.ts'
import { namesOf, type SegmentData } from './segment-data.ts'

/** The documents with initials, sorted by them: KEGS for King Edward VI Grammar School. */
export type InitialsIndex = { keys: Uint32Array; docs: Uint32Array }

const LETTER_BITS = 5
/** As many letters as fit in a key; further ones do not tell schools apart. */
const MAX_LETTERS = 6
/** Two letters are the initials of half of all schools. */
export const MIN_INITIALS = 3
const ROMAN = /^[ivx]+$/

type Names = Pick<SegmentData, 'nameBytes' | 'nameOffsets'>

/** Yields after each name. */
export function* initialsSteps(data: Names): Generator<void, InitialsIndex> {
  const [keys, docs]: [number[], number[]] = [[], []]
  for (let doc = 0; doc + 1 < data.nameOffsets.length; doc++) {
    const letters = initialsOf(stringAt(namesOf(data), doc))
    if (letters.length >= MIN_INITIALS) {
      keys.push(keyOf(letters))
      docs.push(doc)
    }
    yield
  }
  const order = yield* sortingSteps(Uint32Array.from(keys))
  return { keys: order.map((at) => keys[at]!), docs: order.map((at) => docs[at]!) }
}

/** Returns the documents whose initials begin with letters, in no particular order. */
export function docsWithInitials({ keys, docs }: InitialsIndex, letters: string): Uint32Array {
  const key = keyOf(letters)
  const end = key + 2 ** (LETTER_BITS * (MAX_LETTERS - Math.min(letters.length, MAX_LETTERS)))
  return docs.subarray(
    lowerBoundBy(keys, (one) => one < key),
    lowerBoundBy(keys, (one) => one < end),
  )
}

const WORDS = /\p{L}[\p{L}\p{N}'’]*/gu
const LETTER = /^[a-z]/

/**
 * Returns the initials of a name without those of articles and of the numbers of kings. Folding every name would take
 * most of the time in which an index opens.
 */
function initialsOf(name: string): string {
  let initials = ''
  for (const [word] of name.toLowerCase().matchAll(WORDS)) {
    if (isStopWord(word) || ROMAN.test(word)) continue
    const letter = word.charAt(0).normalize('NFD').charAt(0)
    if (LETTER.test(letter)) initials += letter
    if (initials.length === MAX_LETTERS) break
  }
  return initials
}

/** Writes letters as digits, the first one highest, so that equal beginnings are a range. */
function keyOf(letters: string): number {
  let key = 0
  for (let at = 0; at < MAX_LETTERS; at++) {
    const letter = at < letters.length ? letters.charCodeAt(at) - 96 : 0
    key = key * 2 ** LETTER_BITS + letter
  }
  return key
}
