import { KM_PER_MILE } from '../../base/distance.ts'
import { type FactOrder, SEARCHED_FACT_IDS } from '../../base/searched-facts.ts'
import { readPhrases } from '../fold.ts'
import { isPlacePreposition, isStopWord } from '../names/stop-words.ts'
import { readTable } from '../read-table.ts'
import type { Span, TokenList } from '../tokens.ts'
import { countryNames } from '../vocabulary/country-names.ts'
import { listed } from '../vocabulary/lists.ts'
import { isFiller } from './fillers.ts'
import type { Island, Meaning } from './island.ts'
import { WEIGHTS } from './weights.ts'

const MAX_PHRASE_TOKENS = 6
const MAX_RADIUS_KM = 100

const around = listed('around')
const superlatives = listed('best')
const nearMe = listed('near-me')
const radiusWords = listed('radius')
const orderWords = readOrderWords()

/**
 * Returns what a text says besides naming schools and places: how far, from where, in which order, and words that say
 * nothing.
 */
export function findAsides(list: TokenList): Island<Meaning>[] {
  const radius = findRadius(list)
  const found: Island<Meaning>[] = radius ? [radius] : []
  for (const span of list.spans(MAX_PHRASE_TOKENS)) {
    const phrase = list.phrase(span)
    const length = span.to - span.from
    const next = list.tokens[span.to]?.words[0] ?? ''
    if (nearMe.has(phrase) && !isPlacePreposition(next) && !isStopWord(next))
      found.push({ kind: 'near_me', span, score: WEIGHTS.nearMe * length })
    if (around.has(phrase)) found.push({ kind: 'around', span, score: WEIGHTS.filler + 0.5 * length })
    const country = countryNames.get(phrase)
    if (country) found.push({ kind: 'country', country, span, score: WEIGHTS.country })
    const orders = orderWords.get(phrase)
    if (orders) found.push({ kind: 'order', orders, span, score: WEIGHTS.best * length })
    if (superlatives.has(phrase)) found.push({ kind: 'best', span, score: WEIGHTS.best })
    if (isFiller(phrase) || (length === 1 && list.tokens[span.from]!.words.every(isStopWord)))
      found.push({ kind: 'filler', span, score: WEIGHTS.filler })
  }
  return found
}

function readOrderWords(): ReadonlyMap<string, readonly FactOrder[]> {
  const rows = readTable('vocabulary/order-words').map(([orders = '', list = '']) => ({ orders, list }))
  return new Map(
    rows.flatMap(({ orders, list }) =>
      [...readPhrases(list)].map((phrase) => [phrase, orders.split('+').map(orderIn)]),
    ),
  )
}

function orderIn(text: string): FactOrder {
  const [name, first] = text.split('.')
  const fact = SEARCHED_FACT_IDS.find((id) => id === name)
  if (!fact || (first !== 'least' && first !== 'most')) throw new Error(`No order among the words for orders: ${text}`)
  return { fact, first }
}

/** A number with a unit, and the words around it that only connect it with its place. */
function findRadius(list: TokenList): Island<Meaning> | undefined {
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
    return { kind: 'radius', km: Math.min(found.km, MAX_RADIUS_KM), span, score: radiusScore(span) }
  }
  return undefined
}

const radiusScore = ({ from, to }: Span) => WEIGHTS.radius * (to - from)

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
