import { docsNamed } from '../../base/text/name-index.ts'
import { words } from '../../language/fold.ts'
import type { QueryWord } from '../../language/names/terms.ts'
import { visitorOf } from '../../language/places/visitor.ts'
import type { Interpretation } from '../../language/reading/interpretation.ts'
import { readText } from '../../language/reading/read-text.ts'
import { WEIGHTS } from '../../language/reading/weights.ts'
import { countLive, isEmpty } from '../match/match.ts'
import { isKnownTo, matchWords } from '../match/match-text.ts'
import { WHOLE_WORDS } from '../match/word-terms.ts'
import { isOfficialNumber, type Plan, planReading } from '../plan.ts'
import type { SearchContext } from '../search-context.ts'
import type { SearchQuery } from '../search-query.ts'
import type { SegmentMatches } from '../select/select.ts'
import type { Concession } from './concession.ts'
import { FEW_NAMESAKES, mayBeMistyped } from './find-words.ts'
import { respelt } from './respell.ts'
import { type Tried, tryReading } from './try-reading.ts'

/** The meaning of a text, and its matches in each segment. */
export type ResolvedText = {
  plan: Plan
  matches: SegmentMatches[]
  /** Whether words were corrected. */
  corrected: boolean
  /** What gave way because no school has it there. */
  concessions: readonly Concession[]
  /** The text as it is meant, if words were taken as misspelt types, properties or places. */
  respelt?: string
  /** The other readings of the text, likeliest first. */
  others: readonly { reading: number; interpretation: Interpretation }[]
}

/**
 * Reads a text and looks for its words: the reading counts for which most speaks, less what has to give way for it in
 * the directory. No filter changes the result.
 */
export function resolveText(context: SearchContext, query: SearchQuery): ResolvedText {
  const typed = bestReading(context, query, query.text)
  const isWhole = typed.plan.words.length === typed.typed.length && !typed.corrected && !hasNothing(typed)
  const unknown = isWhole ? [] : unknownWords(context, query, typed)
  const text = respelt(context, query.text, typed.plan, unknown)
  const meant = text === undefined ? undefined : bestReading(context, query, text)
  const isMeant =
    meant && keepsPlace(typed.plan, meant.plan) && meant.score - WEIGHTS.respelt * unknown.length > typed.score
  const { score: _, typed: __, ...resolved } = isMeant ? { ...meant, respelt: text } : typed
  return resolved
}

/** Returns the next best reading of a text that says where schools are wanted, or whose words are names of schools. */
export function nextReading(context: SearchContext, query: SearchQuery, { others }: ResolvedText) {
  const [next] = others
  if (!next || next.interpretation.where || isName(context, query, next.interpretation)) return next
  return undefined
}

/** Whether the words of a reading are in the names of some schools, and of few. */
function isName(context: SearchContext, query: SearchQuery, interpretation: Interpretation): boolean {
  const { segments, memo } = context
  const { words } = planReading(context, query, interpretation)
  if (words.length === 0) return false
  const named = segments.map((segment) => matchWords(segment, words, 'name', () => WHOLE_WORDS, memo))
  const count = named.reduce((sum, match, at) => sum + countLive(match, segments[at]!.live), 0)
  return count > 0 && count <= FEW_NAMESAKES
}

/** Whether no school is meant, whatever the filters. */
export function hasNothing({ matches }: Pick<ResolvedText, 'matches'>): boolean {
  return matches.every(({ wanted, named }) => isEmpty(wanted) && isEmpty(named))
}

/** A place that was read stays; only a text without one may name one that is misspelt, or a part of its town. */
function keepsPlace({ interpretation: typed }: Plan, { interpretation: meant }: Plan): boolean {
  const where = typed.place?.text ?? typed.area?.text ?? typed.postalCode?.text
  return where === undefined || (meant.where?.text.includes(where) ?? false)
}

type Best = ResolvedText & { score: number; typed: readonly QueryWord[] }

function bestReading(context: SearchContext, query: SearchQuery, text: string): Best {
  const { segments, gazetteer } = context
  const readings = readText(text, {
    gazetteer,
    isOfficialNumber: (code) => isOfficialNumber(segments, code),
    isStreet: (key) => segments.some(({ streets }) => docsNamed(streets, key).length > 0),
    choice: query.choice,
    visitor: visitorOf(query),
  })
  const chosen = readings[query.choice?.reading ?? -1]
  let best: (Scored & { at: number }) | undefined
  for (const [at, reading] of readings.entries()) {
    if (chosen && reading !== chosen) continue
    const most = reading.score + WEIGHTS.foundWord * words(reading.interpretation.rest).length
    if (best && (query.literal || (most <= best.score && !mayBeNowhere(best.tried)))) break
    const tried = tryReading(context, { ...query, text }, reading)
    const score = reading.score - tried.cost
    if (!best || isBetter({ score, tried }, best)) best = { at, score, tried }
  }
  const { cost: _, findsInPlace: __, ...resolved } = best!.tried
  const others = readings.map(({ interpretation }, reading) => ({ reading, interpretation }))
  return { ...resolved, others: others.filter(({ reading }) => reading !== best!.at), score: best!.score }
}

/** Whether a reading names a place near which no school is: then another one that names a place counts more. */
const mayBeNowhere = ({ plan, findsInPlace }: Tried) => plan.place !== undefined && !findsInPlace

type Scored = { score: number; tried: Tried }

function isBetter(one: Scored, other: Scored): boolean {
  if (one.tried.findsInPlace && mayBeNowhere(other.tried)) return true
  if (mayBeNowhere(one.tried) && other.tried.findsInPlace) return false
  return one.score > other.score
}

/** Returns the words that no school has and that no list knows. */
function unknownWords(context: SearchContext, { text, literal }: SearchQuery, { typed }: Best) {
  if (literal) return []
  const { segments, memo } = context
  const isUnknown = (word: QueryWord) => !isKnownTo(segments, { ...word, prefix: false }, memo)
  return typed.filter((word) => LETTERS.test(word.text) && isUnknown(word) && mayBeMistyped(context, text, word))
}

/** A word that may be misspelt. */
const LETTERS = /^\p{L}{3,}$/u
