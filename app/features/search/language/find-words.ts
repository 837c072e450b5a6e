import { words } from './fold.ts'
import type { Gazetteer } from './gazetteer.ts'
import { type Parts, takenSpans } from './parts.ts'
import { isSaintWord } from './saints.ts'
import { isPlacePreposition, isStopWord } from './stop-words.ts'
import { isInside, overlap, type Span, type TokenList } from './tokens.ts'
import { schoolWordHome, typeWord } from './type-words.ts'
import { STREET_WORDS_AFTER, STREET_WORDS_BEFORE } from './vocabulary/street-words.ts'

const LONGEST_TYPE = 5
const LONGEST_PLACE = 7
const SHORTEST_PLACE = 2
/** How much likelier a place is where people write it, in doublings of its number of schools. */
const AFTER_PREPOSITION = 6
const LAST = 4

/** The kind of school; the longest phrase, then the first. */
export function findType(list: TokenList, parts: Parts): Parts['type'] {
  const taken = takenSpans(parts)
  for (const span of list.spans(LONGEST_TYPE)) {
    const word = taken.some((other) => overlap(span, other)) ? undefined : typeWord(list.phrase(span))
    if (word) return { span, word }
  }
  return undefined
}

/**
 * The place: whole words only. A longer name goes before one inside it; of names beside each other the one goes first
 * that stands where places stand, after a preposition or at the end, and has more schools.
 */
export function findPlace(list: TokenList, gazetteer: Gazetteer, parts: Parts): Parts['place'] {
  const taken = takenSpans(parts)
  const found: NonNullable<Parts['place']>[] = []
  for (const span of list.spans(LONGEST_PLACE)) {
    const phrase = list.phrase(span)
    const free = ![...taken, ...inOthers(found, span)].some((other) => overlap(span, other))
    const candidates = free && isPlaceLike(phrase) && !isStreet(list, span) ? gazetteer.towns(phrase) : []
    if (candidates.length > 0) found.push({ span, candidates })
  }
  return found.reduce<Parts['place']>(
    (best, one) => (best && likelihood(best, list, taken) >= likelihood(one, list, taken) ? best : one),
    undefined,
  )
}

const inOthers = (found: { span: Span }[], span: Span) =>
  found.map((other) => other.span).filter((other) => isInside(span, other))

const wordsBeforeStreet: ReadonlySet<string> = new Set(words(STREET_WORDS_BEFORE))
const wordsAfterStreet: ReadonlySet<string> = new Set(words(STREET_WORDS_AFTER))

function isStreet(list: TokenList, { from, to }: Span): boolean {
  const before = list.tokens[from - 1]?.words.at(-1) ?? ''
  const after = list.tokens[to]?.words[0] ?? ''
  return wordsBeforeStreet.has(before) || wordsAfterStreet.has(after)
}

function isPlaceLike(phrase: string): boolean {
  return (
    phrase.length >= SHORTEST_PLACE &&
    !isStopWord(phrase) &&
    !isSaintWord(phrase) &&
    !schoolWordHome(phrase) &&
    !typeWord(phrase) &&
    /\p{L}/u.test(phrase)
  )
}

function likelihood({ span, candidates }: NonNullable<Parts['place']>, list: TokenList, taken: Span[]): number {
  const before = list.tokens[span.from - 1]
  const isAfterPreposition = before?.words.every(isPlacePreposition)
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to)
  const isLast = list.tokens.every((_, at) => at < span.to || isTaken(at))
  const schools = candidates[0]?.schools ?? 0
  return Math.log2(1 + schools) + (isAfterPreposition ? AFTER_PREPOSITION : 0) + (isLast ? LAST : 0)
}
