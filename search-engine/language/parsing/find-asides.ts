import { KM_PER_MILE } from '../../base/distance.ts'
import { schoolWordHome, typeWord } from '../names/type-words.ts'
import { overlap, type Span, type TokenList } from '../tokens.ts'
import { listed } from '../vocabulary/lists.ts'
import { isAttributeWord } from './find-attributes.ts'

const MAX_PHRASE_TOKENS = 4
const MAX_RADIUS_KM = 100

const questions = listed('question')
const superlatives = listed('best')
const nearMe = listed('near-me')
const radiusWords = listed('radius')

/** What a query says besides naming schools: how far, from where, in which order, and words that say nothing. */
export type Asides = {
  spans: Span[]
  /** Whether schools near the visitor are wanted. */
  nearMe: boolean
  /** Whether the best schools are wanted. */
  best: boolean
  radiusKm?: number
}

/**
 * Finds words of questions and of praise, superlatives, "near me" and distances. Words of questions and praise only
 * count next to a type of school, a property or each other, so that Good Shepherd stays a name.
 */
export function findAsides(list: TokenList): Asides {
  const radius = findRadius(list)
  const asides: Asides = { spans: radius ? [radius.span] : [], nearMe: false, best: false }
  if (radius) asides.radiusKm = radius.km
  for (const span of list.spans(MAX_PHRASE_TOKENS)) {
    if (asides.spans.some((other) => overlap(span, other))) continue
    const phrase = list.phrase(span)
    const isBeside = () => isBesideType(list, span, asides.spans)
    if (nearMe.has(phrase) && span.to === list.tokens.length) asides.nearMe = true
    else if (superlatives.has(phrase) && isBeside()) asides.best = true
    else if (!(questions.has(phrase) && isBeside())) continue
    asides.spans.push(span)
  }
  const count = asides.spans.reduce((sum, { from, to }) => sum + to - from, 0)
  return count < list.tokens.length || asides.nearMe ? asides : { spans: [], nearMe: false, best: false }
}

function isBesideType(list: TokenList, { from, to }: Span, asides: readonly Span[]): boolean {
  const isAside = (at: number) => asides.some((aside) => aside.from <= at && at < aside.to)
  return isKind(list, to) || isKind(list, from - 1) || isAside(to) || isAside(from - 1)
}

/** Whether a type of school, a property or a word for "school" begins at a token, or ends there. */
function isKind(list: TokenList, at: number): boolean {
  const phrases = [
    { from: at, to: at + 1 },
    { from: at, to: at + 2 },
    { from: at - 1, to: at + 1 },
  ].filter(({ from, to }) => from >= 0 && to <= list.tokens.length)
  return phrases.some((span) => {
    const phrase = list.phrase(span)
    return schoolWordHome(phrase) !== undefined || typeWord(phrase) !== undefined || isAttributeWord(phrase)
  })
}

/** A number with a unit, and the words around it that only connect it with its place. */
function findRadius(list: TokenList): { span: Span; km: number } | undefined {
  if (!list.hasDigit) return undefined
  for (let at = 0; at < list.tokens.length; at++) {
    const found = distanceAt(list, at)
    if (!found) continue
    const span = { from: at, to: found.to }
    for (let length = MAX_PHRASE_TOKENS; length > 0; length--) {
      const before = { from: span.from - length, to: span.from }
      if (before.from >= 0 && radiusWords.has(list.phrase(before))) {
        span.from = before.from
        break
      }
    }
    while (list.tokens[span.to] && radiusWords.has(list.phrase({ from: span.to, to: span.to + 1 }))) span.to++
    return { span, km: Math.min(found.km, MAX_RADIUS_KM) }
  }
  return undefined
}

const DISTANCE_FORM = /^(\d{1,3})(km|kilometer|kilometers|kilometre|kilometres|kilometri|kilometros|mile|miles|mi)?$/
const isMile = (unit: string) => unit.startsWith('mi')

function distanceAt(list: TokenList, at: number): { km: number; to: number } | undefined {
  const joined = DISTANCE_FORM.exec(list.phrase({ from: at, to: at + 1 }))
  if (!joined) return undefined
  const [, digits = '', own] = joined
  const pair = own === undefined ? DISTANCE_FORM.exec(list.phrase({ from: at, to: at + 2 }).replace(' ', '')) : null
  const unit = own ?? pair?.[2]
  const number = Number(digits)
  if (unit === undefined || number === 0) return undefined
  return { km: isMile(unit) ? number * KM_PER_MILE : number, to: at + (own === undefined ? 2 : 1) }
}
