import type { CountryCode } from '#db/vocabulary.ts'
import type { Gazetteer, Place } from '../gazetteer/gazetteer.ts'
import { isPlacePreposition } from '../names/stop-words.ts'
import { countriesOfAbbreviation } from '../names/synonyms.ts'
import { schoolWordHome, typeWord } from '../names/type-words.ts'
import { isSameTown } from '../places/place.ts'
import { type Visitor, weightFor } from '../places/visitor.ts'
import { isInside, overlap, type Span, type TokenList } from '../tokens.ts'
import { listed } from '../vocabulary/lists.ts'
import { type Parts, takenSpans } from './parts.ts'
import type { PlaceName } from './place-names.ts'

type FoundPlace = NonNullable<Parts['place']>

const MAX_TYPE_TOKENS = 5
/** Bonus for a place at a position where people write places, in doublings of its number of schools. */
const AFTER_PREPOSITION_BONUS = 6
const LAST_WORD_BONUS = 4
/** Number of schools of a town that people abroad know. */
const LARGE_TOWN_SCHOOLS = 100

/** Finds the type of school; the longest phrase, then the first. */
export function findType(list: TokenList, parts: Parts): Parts['type'] {
  const taken = takenSpans(parts)
  for (const span of list.spans(MAX_TYPE_TOKENS)) {
    const word = taken.some((other) => overlap(span, other)) ? undefined : typeWord(list.phrase(span))
    if (word) return { span, word }
  }
  return undefined
}

/**
 * Finds the place: whole words only, at positions where people write it: at the beginning, at the end or after a
 * preposition, not in the middle of a name. A longer place takes precedence over one inside it; of separate places the
 * last one wins, or the one with far more schools. Where the visitor's country is known, a small place abroad is
 * ignored if schools elsewhere have its name in theirs: Albert in Albert Schweitzer.
 *
 * @param names possible places not taken by other parts
 */
export function findPlace(
  list: TokenList,
  names: readonly PlaceName[],
  gazetteer: Gazetteer,
  parts: Parts,
  visitor: Visitor,
): Parts['place'] {
  const found: FoundPlace[] = []
  for (const { span, typed, key } of names) {
    if (found.some((other) => isInside(span, other.span)) || isStreet(list, span)) continue
    const candidates = gazetteer.towns(typed, visitor, key)
    if (candidates.length > 0) found.push({ span, candidates })
  }
  return found
    .map((place) => ({ place, likelihood: likelihood(place, list, parts, visitor) ?? -1 }))
    .filter(({ likelihood }) => likelihood >= 0)
    .sort((a, b) => b.likelihood - a.likelihood)
    .find(({ place }) => !isNameHere(place, list, gazetteer, parts, visitor))?.place
}

function isNameHere(
  { span, candidates }: FoundPlace,
  list: TokenList,
  gazetteer: Gazetteer,
  parts: Parts,
  { home }: Visitor,
): boolean {
  const [place] = candidates
  if (!place || !home || place.country === home || schoolsOf(candidates) >= LARGE_TOWN_SCHOOLS) return false
  const isWholeText = span.to - span.from === list.tokens.length
  if (isWholeText || isAfterPreposition(list, span)) return false
  // The words before it may show, as well as the language of the page, that its country is meant: KGS Neuss.
  const isLast = span.to === list.tokens.length
  if (isLast && homesOf(list, parts).includes(place.country)) return false
  return gazetteer.isNameElsewhere(list.typed(span), place)
}

/** Returns the countries whose schools use the type of school in a text, or an abbreviation in it. */
function homesOf(list: TokenList, { type }: Parts): readonly CountryCode[] {
  const abbreviated = list.tokens.flatMap((token) => token.words.flatMap(countriesOfAbbreviation))
  return [...(type?.word.homes ?? []), ...abbreviated]
}

const isAfterPreposition = (list: TokenList, { from }: Span): boolean =>
  list.tokens[from - 1]?.words.every(isPlacePreposition) ?? false

/** A town may be in several regions of its register, as London is in each borough. */
function schoolsOf([first, ...others]: readonly Place[]): number {
  const parts = others.filter((place) => first && isSameTown(place, first))
  return parts.reduce((sum, { schools }) => sum + schools, first?.schools ?? 0)
}

const wordsBeforeStreet = listed('before-street')
const wordsAfterStreet = listed('after-street')

function isStreet(list: TokenList, { from, to }: Span): boolean {
  const before = list.tokens[from - 1]?.words.at(-1) ?? ''
  const after = list.tokens[to]?.words[0] ?? ''
  return wordsBeforeStreet.has(before) || wordsAfterStreet.has(after)
}

/** In doublings of the number of schools; undefined at a position where no place is written. */
function likelihood(
  { span, candidates }: FoundPlace,
  list: TokenList,
  parts: Parts,
  visitor: Visitor,
): number | undefined {
  // Numbers, and words that only mean a school, are neither the beginning nor the end of a name.
  const isNoName = (at: number) =>
    list.tokens[at]?.words.every((word) => /^\d{1,4}$/.test(word) || schoolWordHome(word) !== undefined)
  const taken = takenSpans(parts)
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to)
  const others = list.tokens.map((_, at) => at).filter((at) => !isTaken(at) && !isNoName(at))
  const isLast = others.every((at) => at < span.to)
  const isFirst = others.every((at) => at >= span.from)
  const isAfter = isAfterPreposition(list, span)
  const isBegun = isFirst && (span.from === 0 || isKnownTo(parts.type?.word.homes ?? [], candidates))
  if (!isBegun && !isLast && !isAfter) return undefined
  const [place] = candidates
  const schools = place ? schoolsOf(candidates) * weightFor(visitor, place) : 0
  return Math.log2(1 + schools) + (isAfter ? AFTER_PREPOSITION_BONUS : 0) + (isLast ? LAST_WORD_BONUS : 0)
}

/** A name is as likely as a place right after a type of school: Asilo Don Bosco is not in the French town of Don. */
function isKnownTo(homes: readonly CountryCode[], candidates: readonly Place[]): boolean {
  return candidates.some(({ country, schools }) => homes.includes(country) || schools >= LARGE_TOWN_SCHOOLS)
}
