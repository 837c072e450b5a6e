import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { prefixRange } from '../../base/text/lexicon.ts'
import { stringAt } from '../../base/text/strings.ts'
import { docsWithInitials } from '../../index/columns/initials.ts'
import { firstNameFrom } from '../../index/columns/name-marks.ts'
import { namesOf, townsOf } from '../../index/columns/segment-data.ts'
import { TRAITS } from '../../index/columns/traits.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { postalTerms } from '../../index/terms/postal-terms.ts'
import { fold } from '../../language/fold.ts'
import { areasMeant } from '../../language/gazetteer/areas.ts'
import type { Gazetteer } from '../../language/gazetteer/gazetteer.ts'
import { type QueryWord, queryWords } from '../../language/names/terms.ts'
import { townKey } from '../../language/places/town.ts'
import { findPostalArea, findPostalCode } from '../../language/reading/find-codes.ts'
import { codeKey, codeTerm } from '../../language/term-kinds.ts'
import { TokenList } from '../../language/tokens.ts'
import { intersect, LEVEL, type Match, unite } from '../match/match.ts'
import { matchTerms } from '../match/match-terms.ts'
import { matchWords } from '../match/match-text.ts'
import type { SearchMemo } from '../match/search-memo.ts'
import { BEGINNINGS } from '../match/word-terms.ts'
import { placedId } from '../rank/order.ts'
import { findFirst } from '../search.ts'
import type { SearchContext } from '../search-context.ts'
import { bestDocs, bestOfMatch, type Wanted } from './best-docs.ts'
import { byScore, homeShare, type Rated, SEARCHES } from './rated.ts'

export type SuggestedSchool = { id: string; name: string; city: string }

type Found = { segment: Segment; doc: number }
/** Returns schools of a segment in groups by how well they match; within one, those of the visitor's country first. */
type Finder = (segment: Segment) => number[][]

/**
 * How many of the people who look for a school type so that a finder finds it: from the beginning of its name, its
 * words in any order, the beginnings of its words, and so on.
 */
const SHARES = { name: 1, words: 0.6, beginnings: 0.3, initials: 0.4, code: 1 } as const

/**
 * Returns the schools most likely meant by a text whose last word may be incomplete: those whose name begins with it,
 * those that have all its words in name or town, then those with the beginnings of its words, in its postal code or
 * area, with its initials, or whose official number begins with it. Each school is named once.
 */
export function suggestSchools(
  context: SearchContext,
  text: string,
  count: number,
  home: CountryCode | undefined,
): Rated<SuggestedSchool>[] {
  const { segments, gazetteer, memo } = context
  const wanted = { count, country: home === undefined ? undefined : COUNTRIES.indexOf(home) }
  const finders: readonly [share: number, finder: Finder | undefined][] = [
    [SHARES.name, byName(text, wanted)],
    [SHARES.words, byWords(queryWords(text), wanted, memo)],
    [SHARES.code, byPostalCode(text, gazetteer, wanted, memo)],
    [SHARES.code, byNumber(text, wanted)],
    [SHARES.words, byArea(text, wanted, memo)],
    [SHARES.initials, byInitials(text, wanted, memo)],
    [SHARES.beginnings, byBeginnings(text, wanted, memo)],
  ]
  const found = new Map<string, Rated<SuggestedSchool>>()
  let atHome = 0
  for (const [share, find] of finders) {
    if (!find || atHome >= count) continue
    for (const one of inTurn(segments, find)) {
      const row = present(one)
      const key = `${fold(row.name)}|${townKey(row.city)}`
      if (found.has(key)) continue
      const near = homeShare(home, countryOf(one))
      if (near === 1) atHome++
      found.set(key, { row, score: SEARCHES.school * share * near })
    }
  }
  return byScore([...found.values()]).slice(0, count)
}

/** Returns what a search finds for a text. Costs more than all finders. */
export function searchSchools(
  context: SearchContext,
  text: string,
  count: number,
  home: CountryCode | undefined,
): Rated<SuggestedSchool>[] {
  const found = new Map(
    findFirst(context, text, count, home).map((one) => {
      const row = present(one)
      return [`${fold(row.name)}|${townKey(row.city)}`, { row, score: SEARCHES.school * SHARES.beginnings }]
    }),
  )
  return [...found.values()]
}

function present(one: Found): SuggestedSchool {
  const { segment, doc } = one
  return {
    id: placedId(one),
    name: stringAt(namesOf(segment), doc),
    city: stringAt(townsOf(segment), segment.town[doc]!),
  }
}

const countryOf = ({ segment, doc }: Found): CountryCode => COUNTRIES[TRAITS[segment.traits[doc]!]!.country]!

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

const MIN_BEGINNING = 2

/** Finds schools by the beginning of each word: rom rol gym ber. */
function byBeginnings(text: string, wanted: Wanted, memo: SearchMemo): Finder | undefined {
  const words = queryWords(text)
  if (words.length < 2 || words.slice(0, -1).some((word) => word.text.length < MIN_BEGINNING)) return undefined
  return byWords(
    words.map((word) => ({ ...word, prefix: true })),
    wanted,
    memo,
  )
}

const matchBeginnings = (segment: Segment, words: readonly QueryWord[], memo: SearchMemo) =>
  matchWords(segment, words, 'anywhere', () => BEGINNINGS, memo)

/** Schools in the postal code of the text, or in the area of its beginning, with the other words. */
function byPostalCode(text: string, gazetteer: Gazetteer, wanted: Wanted, memo: SearchMemo): Finder | undefined {
  if (!/\d/.test(text)) return undefined
  const list = new TokenList(text)
  const code = findPostalCode(list, gazetteer) ?? findPostalArea(list, gazetteer, [])
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

const MAX_AREA_TOKENS = 4

/** Schools in the area at the beginning or end of a text, with the other words: alemán Tenerife. */
function byArea(text: string, wanted: Wanted, memo: SearchMemo): Finder | undefined {
  const list = new TokenList(text)
  const count = list.tokens.length
  for (let length = Math.min(MAX_AREA_TOKENS, count - 1); length > 0; length--) {
    for (const span of [
      { from: 0, to: length },
      { from: count - length, to: count },
    ]) {
      const areas = areasMeant(townKey(list.typed(span)))
      if (areas.length === 0) continue
      const isComplete = span.to === count || /\s$/.test(text)
      const words = queryWords(list.without(span) + (isComplete ? ' ' : ''))
      return (segment) => {
        const there = areas
          .map((area) => memo.inArea(segment, area))
          .reduce((one: Match, other) => unite(one, other, segment.size))
        return bestOfMatch(segment, intersect(there, matchBeginnings(segment, words, memo)), wanted)
      }
    }
  }
  return undefined
}

const INITIALS = /^[a-z]{3,5}$/

/** Schools with the initials that one word of the text is, and with the other words: RGS Guildford. */
function byInitials(text: string, wanted: Wanted, memo: SearchMemo): Finder | undefined {
  const list = new TokenList(text)
  const at = list.tokens.findIndex(({ words }) => words.length === 1 && INITIALS.test(words[0]!))
  if (at === -1 || list.tokens.length > MAX_AREA_TOKENS) return undefined
  const span = { from: at, to: at + 1 }
  const isComplete = span.to === list.tokens.length || /\s$/.test(text)
  const words = queryWords(list.without(span) + (isComplete ? ' ' : ''))
  return (segment) => {
    const docs = docsWithInitials(segment.initials, list.phrase(span)).toSorted()
    if (words.length === 0) return bestDocs(segment, docs, wanted)
    const there: Match = { kind: 'list', docs, levels: new Uint8Array(docs.length) }
    return bestOfMatch(segment, intersect(there, matchBeginnings(segment, words, memo)), wanted)
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
