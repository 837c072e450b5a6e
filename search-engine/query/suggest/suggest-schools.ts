import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { prefixRange } from '../../base/text/lexicon.ts'
import { stringAt } from '../../base/text/strings.ts'
import { firstNameFrom } from '../../index/columns/name-marks.ts'
import { namesOf, townsOf } from '../../index/columns/segment-data.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { postalTerms } from '../../index/terms/postal-terms.ts'
import { fold } from '../../language/fold.ts'
import type { Gazetteer } from '../../language/gazetteer/gazetteer.ts'
import { type QueryWord, queryWords } from '../../language/names/terms.ts'
import { findPostalArea, findPostalCode } from '../../language/parsing/find-codes.ts'
import { codeKey, codeTerm } from '../../language/term-kinds.ts'
import { TokenList } from '../../language/tokens.ts'
import { intersect, LEVEL } from '../match/match.ts'
import { matchTerms } from '../match/match-terms.ts'
import { matchWords } from '../match/match-text.ts'
import type { SearchMemo } from '../match/search-memo.ts'
import { placedId } from '../rank/order.ts'
import { findFirst } from '../search.ts'
import type { SearchContext } from '../search-context.ts'
import { bestDocs, bestOfMatch, type Wanted } from './best-docs.ts'

export type SuggestedSchool = { id: string; name: string; city: string }

type Found = { segment: Segment; doc: number }
/** Returns schools of a segment in groups by how well they match; within one, those of the visitor's country first. */
type Finder = (segment: Segment) => number[][]

/**
 * Returns the schools most likely meant by a text whose last word may be incomplete: first those whose name begins with
 * it, then those that have all its words in name or town, then those in its postal code, then those whose official
 * number begins with it; and if there are none, what a search finds.
 */
export function suggestSchools(
  context: SearchContext,
  text: string,
  count: number,
  home: CountryCode | undefined,
): SuggestedSchool[] {
  const { segments, gazetteer, memo } = context
  const wanted = { count, country: home === undefined ? undefined : COUNTRIES.indexOf(home) }
  const finders = [
    byName(text, wanted),
    byWords(queryWords(text), wanted, memo),
    byPostalCode(text, gazetteer, wanted, memo),
    byNumber(text, wanted),
  ]
  const found = new Map<string, Found>()
  for (const find of finders) {
    if (!find || found.size >= count) continue
    for (const one of inTurn(segments, find)) if (found.size < count) found.set(placedId(one), one)
  }
  if (found.size === 0) for (const one of findFirst(context, text, count)) found.set(placedId(one), one)
  return Array.from(found, ([id, { segment, doc }]) => ({
    id,
    name: stringAt(namesOf(segment), doc),
    city: stringAt(townsOf(segment), segment.town[doc]!),
  }))
}

/** Returns the results of a finder for all segments, best group first, then by quality. */
function inTurn(segments: readonly Segment[], find: Finder): Found[] {
  const steps = segments.map(find)
  const most = Math.max(...steps.map(({ length }) => length))
  return Array.from({ length: most }, (_, step) =>
    segments
      .flatMap((segment, at) => (steps[at]![step] ?? []).map((doc) => ({ segment, doc })))
      .sort((a, b) => b.segment.quality[b.doc]! - a.segment.quality[a.doc]!),
  ).flat()
}

/** Sorts after a space and before letters and digits, the only characters of folded names. */
const AFTER_SPACE = '!'
const AFTER_LETTERS = '\uffff'

/**
 * Returns the documents whose name begins with a folded text, in name order: those that begin with it as whole words,
 * and those in which its last word continues.
 */
function namesBeginning(segment: Segment, key: string): { whole: Uint32Array; longer: Uint32Array } {
  const from = firstNameFrom(segment, key)
  const middle = firstNameFrom(segment, key + AFTER_SPACE)
  const to = firstNameFrom(segment, key + AFTER_LETTERS)
  return { whole: segment.byName.subarray(from, middle), longer: segment.byName.subarray(middle, to) }
}

/** Names with the text as whole words come before those in which its last word continues. */
function byName(text: string, wanted: Wanted): Finder {
  const key = fold(text)
  const isComplete = /\s$/.test(text)
  return (segment) => {
    const { whole, longer } = namesBeginning(segment, key)
    return (isComplete ? [whole] : [whole, longer]).flatMap((docs) => bestDocs(segment, docs, wanted))
  }
}

function byWords(words: readonly QueryWord[], wanted: Wanted, memo: SearchMemo): Finder {
  return (segment) => bestOfMatch(segment, matchBeginnings(segment, words, memo), wanted)
}

const matchBeginnings = (segment: Segment, words: readonly QueryWord[], memo: SearchMemo) =>
  matchWords(segment, words, 'anywhere', () => ({ beginnings: true, edits: false }), memo)

/** Schools in the postal code of the text, or in the area of its beginning, with the other words. */
function byPostalCode(text: string, gazetteer: Gazetteer, wanted: Wanted, memo: SearchMemo): Finder | undefined {
  if (!/\d/.test(text)) return undefined
  const list = new TokenList(text)
  const code = findPostalCode(list, gazetteer) ?? findPostalArea(list, gazetteer, {})
  if (!code) return undefined
  const isComplete = code.span.to === list.tokens.length || /\s$/.test(text)
  const words = queryWords(list.without(code.span) + (isComplete ? ' ' : ''))
  return (segment) => {
    const there = code.candidates.map(({ country: at, name }) => {
      const [from, to] = postalTerms(segment.lexicon, at, name)
      return { from, to, level: LEVEL.written }
    })
    const match = intersect(matchTerms(segment, there), matchBeginnings(segment, words, memo))
    return bestOfMatch(segment, match, wanted)
  }
}

const MIN_NUMBER_LENGTH = 4

function byNumber(text: string, wanted: Wanted): Finder | undefined {
  const code = codeKey(text)
  if (code.length < MIN_NUMBER_LENGTH || !/\d/.test(code)) return undefined
  return (segment) => {
    const [from, to] = prefixRange(segment.lexicon, codeTerm(code))
    return bestOfMatch(segment, matchTerms(segment, [{ from, to, level: LEVEL.beginning }]), wanted)
  }
}
