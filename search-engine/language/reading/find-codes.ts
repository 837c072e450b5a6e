import { distanceKm } from '../../base/distance.ts'
import { fold } from '../fold.ts'
import type { Gazetteer, Place } from '../gazetteer/gazetteer.ts'
import { isFullPostalCode } from '../places/postal-codes.ts'
import { codeKey } from '../term-kinds.ts'
import type { Span, TokenList } from '../tokens.ts'
import type { Island, Meaning } from './island.ts'
import { WEIGHTS } from './weights.ts'

/** Words for an area of postal codes, in each country that has it. */
export type FoundCode = { span: Span; candidates: readonly Place[] }

/** B15 2TT is two tokens. */
const MAX_POSTAL_CODE_TOKENS = 2
/** Sector digit and two letters end a British code. */
const INWARD_LENGTH = 3
/** DE-NW-100020 is three tokens. */
const MAX_NUMBER_TOKENS = 4
const MIN_NUMBER_LENGTH = 4
/**
 * Next to a town, two to four characters are the beginning of a postal code only if it is this near; otherwise they may
 * be part of a school's name.
 */
const SAME_AREA_KM = 40

/** Finds a complete postal code that exists in the directory. */
export function findPostalCode(list: TokenList, gazetteer: Gazetteer): FoundCode | undefined {
  if (!list.hasDigit) return undefined
  for (const span of list.spans(MAX_POSTAL_CODE_TOKENS)) {
    const typed = list.typed(span)
    const candidates = isFullPostalCode(typed) ? gazetteer.postalCodes(typed) : []
    if (candidates.length > 0) return { span, candidates }
  }
  return undefined
}

/** French cities whose postal codes end with the number of the arrondissement. */
const ARRONDISSEMENTS: readonly { city: string; code: string; count: number }[] = [
  { city: 'paris', code: '750', count: 20 },
  { city: 'lyon', code: '6900', count: 9 },
  { city: 'marseille', code: '130', count: 16 },
]
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }
const NUMBERED = /^(\d{1,2})(?:er|e|eme|nd|nde|st|rd|th)?$/

/**
 * Finds a French arrondissement next to its city: Lyon 3e, Paris XV, 8ème arrondissement de Marseille. Without a city,
 * it is one of Paris: 19e arrondissement.
 */
export function findArrondissement(list: TokenList, gazetteer: Gazetteer): FoundCode | undefined {
  for (const [at, token] of list.tokens.entries()) {
    const place = ARRONDISSEMENTS.find(({ city }) => token.words.length === 1 && token.words[0] === city)
    if (!place) continue
    for (const span of numberSpans(list, at)) {
      const number = numberIn(list.typed(span).split(/\s/)[0]!)
      if (number === undefined || number < 1 || number > place.count) continue
      const code = place.code + String(number).padStart(5 - place.code.length, '0')
      const candidates = gazetteer.postalCodes(code).filter(({ country }) => country === 'FR')
      if (candidates.length > 0) return { span, candidates }
    }
  }
  return aloneInParis(list, gazetteer)
}

function aloneInParis(list: TokenList, gazetteer: Gazetteer): FoundCode | undefined {
  const [paris] = ARRONDISSEMENTS
  const at = list.tokens.findIndex(({ words }) => /^arr(?:ondissement|dt)?$/.test(words[0] ?? ''))
  const span = { from: at - 1, to: at + 1 }
  const number = at > 0 ? numberIn(list.typed({ from: at - 1, to: at })) : undefined
  if (!paris || number === undefined || number < 1 || number > paris.count) return undefined
  const candidates = gazetteer.postalCodes(paris.code + String(number).padStart(2, '0'))
  return candidates.length > 0 ? { span, candidates } : undefined
}

/** The number comes after the city, or before it and a preposition. */
function numberSpans(list: TokenList, city: number): Span[] {
  const hasWord = (at: number) => /^arr(?:ondissement|dt)?$/.test(list.tokens[at]?.words[0] ?? '')
  const after = { from: city + 1, to: hasWord(city + 2) ? city + 3 : city + 2 }
  const before = hasWord(city - 2) ? [{ from: city - 3, to: city - 1 }] : []
  return [after, ...before].filter(({ from, to }) => from >= 0 && to <= list.tokens.length)
}

function numberIn(text: string): number | undefined {
  const digits = NUMBERED.exec(fold(text))?.[1]
  if (digits !== undefined) return Number(digits)
  const letters = [...text.replace(/(?:e|ème|eme)$/i, '').toUpperCase()]
  const values = letters.flatMap((letter) => ROMAN[letter] ?? [])
  if (values.length === 0 || values.length < letters.length) return undefined
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0)
}

/** Returns the official number of a school in a text; it must be complete. */
export function findOfficialNumber(list: TokenList, isOfficialNumber: (code: string) => boolean): Island<Meaning>[] {
  if (!list.hasDigit) return []
  return list.spans(MAX_NUMBER_TOKENS).flatMap((span): Island<Meaning>[] => {
    const code = codeKey(list.typed(span))
    const isPossible = code.length >= MIN_NUMBER_LENGTH && /\d/.test(code)
    if (!isPossible || !isOfficialNumber(code)) return []
    return [{ kind: 'number', code, span, score: WEIGHTS.officialNumber }]
  })
}

/**
 * Finds the beginning of a postal code: 101, SE23, B15 2; for a code without schools, the longest beginning that has
 * some.
 *
 * @param towns in the text; beside one, the area must be near
 */
export function findPostalArea(list: TokenList, gazetteer: Gazetteer, towns: readonly Place[]): FoundCode | undefined {
  if (!list.hasDigit) return undefined
  for (const span of list.spans(MAX_POSTAL_CODE_TOKENS)) {
    const areas = areasAround(list.typed(span), gazetteer)
    const candidates = towns.length > 0 ? areas.filter((area) => towns.some((town) => isNearTown(area, town))) : areas
    if (candidates.length > 0) return { span, candidates }
  }
  return undefined
}

function areasAround(code: string, gazetteer: Gazetteer): readonly Place[] {
  const beginnings = isFullPostalCode(code) ? shorterCodes(code.replaceAll(' ', '')) : []
  return [code, ...beginnings].map((one) => gazetteer.postalCodes(one)).find((areas) => areas.length > 0) ?? []
}

/** 10115: 1011, 101; SE23 3PZ: sector SE23 3, outcode SE23. Shorter ones cover a whole region, which is not near. */
function shorterCodes(code: string): string[] {
  if (/^\d/.test(code)) return [code.slice(0, -1), code.slice(0, -2)]
  const outcode = code.slice(0, -INWARD_LENGTH)
  return [`${outcode} ${code.at(-INWARD_LENGTH)}`, outcode]
}

/** Whether a town beside a postal code, or beside the beginning of one, may be its town. */
export const isNearTown = (area: Place, town: Place): boolean =>
  area.country === town.country && distanceKm(town, area) <= SAME_AREA_KM
