import type { Category, CountryCode } from '#db/vocabulary.ts'
import { type Gazetteer, type Place, placeId } from '../gazetteer/gazetteer.ts'
import { categoryWord } from '../names/category-terms.ts'
import type { Visitor } from '../places/visitor.ts'
import { isInside, overlap, type Span, TokenList } from '../tokens.ts'
import { findAsides } from './find-asides.ts'
import { findAttributes } from './find-attributes.ts'
import { findArrondissement, findOfficialNumber, findPostalArea, findPostalCode } from './find-codes.ts'
import { findArea, findDistrict } from './find-regions.ts'
import { findPlace, findType } from './find-words.ts'
import {
  CHIP_KINDS,
  type Chip,
  type ChipKind,
  type Interpretation,
  type InterpretationChoice,
  type PlaceInterpretation,
} from './interpretation.ts'
import { type Parts, takenSpans } from './parts.ts'
import { placeNames } from './place-names.ts'
import { categoryAbroad, restOf } from './rest.ts'

/**
 * Interprets a query: type of school, place, postal code, official number and the rest, in any order and any mix of the
 * five languages. A full postal code takes precedence over an official number, which takes precedence over the
 * beginning of a postal code. Never throws.
 *
 * @param isOfficialNumber whether a school has the number, given as `codeKey` writes it
 */
export function parseQuery(
  text: string,
  gazetteer: Gazetteer,
  isOfficialNumber: (code: string) => boolean,
  choice: InterpretationChoice = {},
  visitor: Visitor = {},
): Interpretation {
  const list = new TokenList(text)
  const parts: Parts = { asides: findAsides(list) }
  if (!choice.plain?.has('postal_code'))
    parts.postal_code = findPostalCode(list, gazetteer) ?? findArrondissement(list, gazetteer, parts)
  if (!choice.plain?.has('official_number')) parts.official_number = findOfficialNumber(list, isOfficialNumber, parts)
  if (!choice.plain?.has('type')) parts.type = findType(list, parts)
  if (!choice.plain?.has('attribute')) parts.attributes = findAttributes(list, takenSpans(parts))
  if (!choice.plain?.has('place')) findWhere(list, gazetteer, parts, choice.everyPlace === true, visitor)
  if (!choice.plain?.has('postal_code')) parts.postal_code ??= findPostalArea(list, gazetteer, parts)
  return present(list, parts, choice)
}

function findWhere(list: TokenList, gazetteer: Gazetteer, parts: Parts, everyPlace: boolean, visitor: Visitor) {
  const names = placeNames(list, takenSpans(parts))
  const said = findArea(names, gazetteer, true)
  const free = said ? names.filter(({ span }) => !overlap(span, said.span)) : names
  const within = said ? { ...parts, area: said } : parts
  const town = findPlace(list, free, gazetteer, within, visitor)
  parts.place = findDistrict(list, free, gazetteer, town, everyPlace) ?? town
  parts.area = said
  if (said) return
  const area = findArea(names, gazetteer, false)
  // Castilla y León is not León.
  if (!area || (parts.place && !isInside(parts.place.span, area.span))) return
  parts.area = area
  delete parts.place
}

function present(list: TokenList, parts: Parts, choice: InterpretationChoice): Interpretation {
  const homes = parts.type?.word.homes ?? []
  const place = parts.place && placeInterpretation(list, parts.place, choice, homes)
  const postalCode = parts.postal_code && placeInterpretation(list, parts.postal_code, choice, homes)
  const country = place?.chosen.country ?? postalCode?.chosen.country ?? parts.area?.areas[0]?.country
  const category = parts.type && categoryAbroad(parts.type.word, country)
  const rest = restOf(list, parts, country)
  return {
    ...(parts.type && {
      type: { text: list.typed(parts.type.span), ...(category && abroad(category, parts.type.word.also, country)) },
    }),
    ...(place && { place }),
    ...(parts.area && { area: { text: list.typed(parts.area.span), areas: parts.area.areas } }),
    ...(postalCode && { postalCode }),
    ...(parts.official_number && { officialNumber: parts.official_number.code }),
    ...whereIn(list, parts),
    attributes: (parts.attributes ?? []).map(({ span, properties }) => ({ text: list.typed(span), properties })),
    ...(parts.asides?.radiusKm !== undefined && { radiusKm: parts.asides.radiusKm }),
    nearMe: parts.asides?.nearMe ?? false,
    best: parts.asides?.best ?? false,
    rest,
    name: parts.attributes?.length ? restOf(list, { ...parts, attributes: [] }, country) : rest,
    chips: chipsOf(list, parts),
  }
}

function abroad(category: Category, also: Category | undefined, country: CountryCode | undefined) {
  if (also) return { category, also }
  const word = country && categoryWord(category, country)
  return { category, ...(word !== undefined && { word }) }
}

/** @param homes countries whose schools use the word for the type: "Gymnasium 10115" is in Germany */
function placeInterpretation(
  list: TokenList,
  { span, candidates }: { span: Span; candidates: readonly Place[] },
  choice: InterpretationChoice,
  homes: readonly CountryCode[],
): PlaceInterpretation {
  const chosen =
    candidates.find((place) => choice.place !== undefined && placeId(place) === choice.place) ??
    candidates.find(({ country }) => homes.includes(country)) ??
    (candidates[0] as Place)
  return { text: list.typed(span), chosen, candidates }
}

function chipsOf(list: TokenList, parts: Parts): Chip[] {
  const spans = CHIP_KINDS.flatMap((kind) => spansOf(parts, kind).map((span) => ({ kind, span })))
  return spans
    .sort((a, b) => a.span.from - b.span.from)
    .map(({ kind, span }) => ({ kind, text: list.typed(span), without: list.without(span) }))
}

function spansOf(parts: Parts, kind: ChipKind): Span[] {
  if (kind === 'attribute') return (parts.attributes ?? []).map(({ span }) => span)
  const found = kind === 'place' ? [parts.place, parts.area] : [parts[kind]]
  return found.flatMap((part) => (part ? [part.span] : []))
}

function whereIn(list: TokenList, { place, area, postal_code }: Parts): Pick<Interpretation, 'where'> {
  const spans = [place?.span, place?.city, area?.span, postal_code?.span].filter((span) => span !== undefined)
  if (spans.length === 0) return {}
  const inOrder = spans.sort((a, b) => a.from - b.from)
  return { where: { text: inOrder.map((span) => list.typed(span)).join(' '), without: list.without(...inOrder) } }
}
