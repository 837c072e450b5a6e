import type { Category, CountryCode } from '#db/vocabulary.ts'
import { TAG_GROUPS } from '../../base/properties.ts'
import { type Place, placeId } from '../gazetteer/gazetteer.ts'
import { categoryWord } from '../names/category-terms.ts'
import { isStopWord, withLead } from '../names/stop-words.ts'
import { schoolWordHome, type TypeWord, typeWord } from '../names/type-words.ts'
import type { Span, TokenList } from '../tokens.ts'
import { isKindOfItsOwn } from './find-properties.ts'
import { categoriesAt, stagesNamed } from './find-stages.ts'
import type {
  Attribute,
  Chip,
  ChipKind,
  Interpretation,
  InterpretationChoice,
  Kind,
  PlaceInterpretation,
} from './interpretation.ts'
import type { Island, Meaning, Stage, Where } from './island.ts'
import type { CountedProperty } from './property.ts'

/** Returns what a text means if its words have some of the meanings that they can have. */
export function interpret(
  list: TokenList,
  where: Where,
  islands: readonly Island<Meaning>[],
  choice: InterpretationChoice,
): Interpretation {
  const of = <K extends Meaning['kind']>(kind: K) => islandsOf(islands, kind)
  const types = of('type')
  const homes = types.flatMap(({ word }) => word.homes)
  const place = where.place && placeInterpretation(list, where.place, choice, homes)
  const postalCode = where.postalCode && placeInterpretation(list, where.postalCode, choice, homes)
  const [said] = of('country')
  const country = place?.chosen.country ?? postalCode?.chosen.country ?? where.area?.areas[0]?.country ?? said?.country
  const [number] = of('number')
  const [street] = of('street')
  const [radius] = of('radius')
  const orders = of('order').flatMap((island) => island.orders)
  const left = namesIn(list, islands, whereSpans(where).length > 0)
  return {
    kinds: kindsRead(list, islands, country),
    ...(place && { place }),
    ...(where.area && { area: { text: list.typed(where.area.span), areas: where.area.areas } }),
    ...(postalCode && { postalCode }),
    ...(number && { officialNumber: number.code }),
    ...(street && { street: { text: list.typed(street.span), key: street.key } }),
    // A place says more than its country.
    ...(said && !place && !postalCode && !where.area && { country: said.country }),
    ...whereIn(list, where),
    attributes: [
      ...of('attribute').map(
        ({ span, properties, bridges }): Attribute => ({ text: list.typed(span), properties, bridges }),
      ),
      ...of('stage').flatMap(({ stages, span }) => ageAttribute(stages, list.typed(span), country)),
    ],
    excluded: of('excluded').map(({ span, properties, bridges, typeWords }) => ({
      text: list.typed(span),
      properties,
      bridges,
      ...(typeWords && { typeWords }),
    })),
    ...(radius && { radiusKm: radius.km }),
    nearMe: of('near_me').length > 0,
    around: place !== undefined && of('around').length > 0,
    best: of('best').length > 0,
    ...(orders.length > 0 && { orders }),
    ...left,
    name: list.without(
      ...whereSpans(where),
      ...of('filler')
        .filter((filler) => !isInName(list, islands, filler))
        .map(({ span }) => span),
    ),
    chips: chipsOf(list, where, islands),
  }
}

function islandsOf<K extends Meaning['kind']>(islands: readonly Island<Meaning>[], kind: K) {
  return islands.filter((island): island is Island<Extract<Meaning, { kind: K }>> => island.kind === kind)
}

/** Returns the kinds that types, classes and properties name. */
function kindsRead(list: TokenList, islands: readonly Island<Meaning>[], country: CountryCode | undefined) {
  const types = islandsOf(islands, 'type').map(({ word, span }) => kindOf(word, list.typed(span), country))
  const stages = islandsOf(islands, 'stage')
  const properties = islandsOf(islands, 'attribute').filter(({ bridges }) => !bridges.some(isKindOfItsOwn))
  return clearest(types, [
    ...stages.flatMap((stage) => kindsOfStage(stage.stages, list.typed(stage.span), country)),
    ...properties.flatMap((property) => kindsIn(list, property, country)),
  ])
}

/**
 * Returns what a word for a type means: at home the word itself, with its categories for places where too few schools
 * have it; abroad its categories, or that country's word.
 */
function kindOf(
  { text: word, homes, abroad, also, isWeak, isWide }: TypeWord,
  text: string,
  country: CountryCode | undefined,
): Kind {
  const isHome = !isWeak && (country === undefined ? homes.length > 0 : homes.includes(country))
  if (typeof abroad !== 'string') {
    const own = isHome || country === undefined ? word : abroad[country]
    return { text, word: own, categories: [] }
  }
  const categories: Category[] = also ? [abroad, also] : [abroad]
  if (isHome) return { text, word, categories, ...(isWide && { isWide }) }
  const translated = also || !country ? undefined : categoryWord(abroad, country)
  const byWord = translated !== undefined && { word: translated, isWhole: true as const }
  return { text, ...byWord, categories, ...(isWeak && { isWeak }) }
}

/**
 * Returns the kinds that part of the words for a property name: liceo classico, seconde générale. A fact that the
 * register states itself tells which schools are meant: 6th form, lycée professionnel.
 */
function kindsIn(
  list: TokenList,
  { span: { from, to }, properties, bridges }: Extract<Island<Meaning>, { kind: 'attribute' }>,
  country: CountryCode | undefined,
): Kind[] {
  const isFact = properties.some(
    ({ property: { group }, countries }) => group === 'fact' && (country === undefined || countries.includes(country)),
  )
  const parts = list.spans(to - from).filter((span) => span.from >= from && span.to <= to)
  for (const span of parts) {
    const stages = stagesNamed(list.phrase(span))
    const word = typeWord(list.phrase(span))
    const kinds = stages.length > 0 ? kindsOfStage(stages, list.typed(span), country) : []
    if (kinds.length > 0) return kinds
    if (word && !isFact) {
      const kind = kindOf(word, list.typed(span), country)
      // Schools with the words of a group are told by these, and the others by their category.
      return [bridges.length > 0 && kind.categories.length > 0 ? withoutWord(kind) : kind]
    }
  }
  return []
}

const withoutWord = ({ word: _, ...kind }: Kind): Kind => kind

/** A type says more than a class, and a class more than a word that may just mean a school. */
function clearest(types: readonly Kind[], classes: readonly Kind[]): readonly Kind[] {
  const clear = types.filter(({ isWeak }) => !isWeak)
  return clear.length > 0 ? clear : classes.length > 0 ? classes : types
}

/** Returns the kinds in which a class is taught, or those in which children of an age likely are. */
function kindsOfStage(stages: readonly Stage[], text: string, country: CountryCode | undefined): Kind[] {
  const spoken = stages.filter(({ countries }) => country === undefined || countries.includes(country))
  const taught = spoken.flatMap((stage) => stage.categories)
  if (taught.length > 0) return [{ text, categories: [...new Set(taught)], isForAge: true }]
  const likely = country ? spoken.flatMap(({ ages }) => categoriesAt(ages.from, country)) : []
  return likely.length > 0 ? [{ text, categories: [...new Set(likely)], isForAge: true, isWeak: true }] : []
}

function ageAttribute(stages: readonly Stage[], text: string, country: CountryCode | undefined): Attribute[] {
  const properties = stages
    .filter(({ countries }) => country === undefined || countries.some((one) => one === country))
    .flatMap(({ ages, countries }): CountedProperty[] => {
      const value = TAG_GROUPS.age.find((age) => Number(age) === ages.to)
      return value === undefined ? [] : [{ property: { group: 'age', value }, countries }]
    })
  return properties.length > 0 ? [{ text, properties, bridges: [] }] : []
}

/**
 * Returns the words of names: those left over. If the text has no other content, words that otherwise say nothing are
 * words of a name as well.
 */
function namesIn(
  list: TokenList,
  islands: readonly Island<Meaning>[],
  isSomewhere: boolean,
): Pick<Interpretation, 'rest' | 'ordinary'> {
  const words = islands.filter(({ kind }) => kind === 'word')
  const isEmpty = islands.every(({ kind }) => kind === 'filler') && islands.length > 0
  const isSchool = ({ span }: Island<Meaning>) => schoolWordHome(list.phrase(span)) !== undefined
  const isContent = words.some((word) => !isSchool(word))
  const named = isContent
    ? islands.filter((island) => island.kind === 'word' || isInName(list, islands, island))
    : words
  const kept = isEmpty ? islands : isContent || (islands.length === words.length && !isSomewhere) ? named : []
  const last = kept.at(-1)
  if (!last) return { rest: '', ordinary: NONE }
  const isTyping = last.span.to === list.tokens.length && (isEmpty || last.kind === 'word') && !/\s$/.test(list.text)
  const ordinary = isEmpty ? [] : kept.filter((island) => island.kind !== 'word' || island.isOrdinary)
  return {
    rest: kept.map(({ span }) => list.typed(span)).join(' ') + (isTyping ? '' : ' '),
    ordinary: new Set(ordinary.flatMap(({ span }) => list.phrase(span).split(' '))),
  }
}

/** Whether a word that says nothing stands beside one of a name, to which it may belong: Simone Weil, Good Shepherd. */
function isInName(list: TokenList, islands: readonly Island<Meaning>[], { kind, span }: Island<Meaning>): boolean {
  if (kind !== 'filler' || list.phrase(span).split(' ').every(isStopWord)) return false
  return islands.some((other) => {
    const isName = other.kind === 'word' && !other.isOrdinary
    return isName && (other.span.to === span.from || other.span.from === span.to)
  })
}

const NONE: ReadonlySet<string> = new Set()

/** @param homes countries whose schools use the word for the type: "Gymnasium 10115" is in Germany */
function placeInterpretation(
  list: TokenList,
  { span, candidates, also }: NonNullable<Where['place']>,
  choice: InterpretationChoice,
  homes: readonly CountryCode[],
): PlaceInterpretation {
  const chosen =
    candidates.find((place) => choice.place !== undefined && placeId(place) === choice.place) ??
    candidates.find(({ country }) => homes.includes(country)) ??
    (candidates[0] as Place)
  return { text: list.typed(span), chosen, candidates, ...(also && { also: also.map((place) => place.candidates) }) }
}

const CHIP_OF: Readonly<Partial<Record<Meaning['kind'], ChipKind>>> = {
  type: 'type',
  attribute: 'attribute',
  stage: 'attribute',
  excluded: 'excluded',
  number: 'official_number',
}

function chipsOf(list: TokenList, where: Where, islands: readonly Island<Meaning>[]): Chip[] {
  const places = [
    where.place,
    ...(where.place?.also ?? []),
    where.area,
    where.area?.also && { span: where.area.also },
  ].flatMap((part) => (part ? [{ kind: 'place' as const, span: part.span }] : []))
  const codes = where.postalCode ? [{ kind: 'postal_code' as const, span: where.postalCode.span }] : []
  const said = islands.flatMap(({ kind, span }) => {
    const chip = CHIP_OF[kind]
    return chip ? [{ kind: chip, span }] : []
  })
  return [...places, ...codes, ...said]
    .sort((a, b) => a.span.from - b.span.from)
    .map(({ kind, span }) => ({ kind, text: list.typed(span), without: list.without(withLead(list, span)) }))
}

const whereSpans = ({ place, area, postalCode }: Where): Span[] =>
  [
    place?.span,
    place?.city,
    ...(place?.also ?? []).map(({ span }) => span),
    area?.span,
    area?.also,
    postalCode?.span,
  ].filter((span) => span !== undefined)

function whereIn(list: TokenList, where: Where): Pick<Interpretation, 'where'> {
  const spans = whereSpans(where)
  if (spans.length === 0) return {}
  const inOrder = spans.sort((a, b) => a.from - b.from)
  return { where: { text: inOrder.map((span) => list.typed(span)).join(' '), without: list.without(...inOrder) } }
}
