import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { schoolWordHome, typeWord } from '../names/type-words.ts'
import type { Visitor } from '../places/visitor.ts'
import { overlap, type Span, TokenList } from '../tokens.ts'
import { findAsides } from './find-asides.ts'
import { findOfficialNumber } from './find-codes.ts'
import { findProperties } from './find-properties.ts'
import { findStages } from './find-stages.ts'
import { findStreets } from './find-streets.ts'
import { findWheres } from './find-where.ts'
import { interpret } from './interpret.ts'
import type { ChipKind, Interpretation, InterpretationChoice } from './interpretation.ts'
import type { Island, Meaning, Where } from './island.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { WEIGHTS } from './weights.ts'

/** One whole reading of a text, and how much speaks for it: see `weights.ts`. */
export type Reading = { interpretation: Interpretation; score: number }

/** Reading takes at most this many answers to where schools are wanted; the rest are too unlikely. */
const MAX_READINGS = 5
const MAX_TYPE_TOKENS = 6

/** What reading needs to know besides the text. */
export type ReadingContext = {
  gazetteer: Gazetteer
  /** Whether a school has the number, given as `codeKey` writes it. */
  isOfficialNumber: (code: string) => boolean
  /** Whether a school is in the street with a key of `streetKey`. */
  isStreet?: ((key: number) => boolean) | undefined
  choice?: InterpretationChoice | undefined
  visitor?: Visitor | undefined
}

/**
 * Returns the likeliest readings of a text, best first, at least one: what each word can be (type of school, place,
 * property that is wanted or not, class, number, filler, name) in any order and any mix of the five languages, each
 * word once. Never throws.
 */
export function readText(text: string, context: ReadingContext): Reading[] {
  const { gazetteer, isOfficialNumber, isStreet = () => false, choice = {}, visitor = {} } = context
  const list = new TokenList(text)
  const plain = (kind: ChipKind) => choice.plain?.has(kind) === true
  const islands = [
    ...findAsides(list),
    ...findStreets(list, isStreet),
    ...(plain('official_number') ? [] : findOfficialNumber(list, isOfficialNumber)),
    ...(plain('type') ? [] : findTypes(list)),
    ...(plain('attribute') ? [] : [...findProperties(list), ...findStages(list)]),
  ]
  const isSaid = tokensIn(
    list,
    islands.map(({ span }) => span),
  )
  const found = findWheres(list, { gazetteer, visitor }, isSaid)
  const wheres = found.filter(
    ({ where }) => !(plain('place') && (where.place || where.area)) && !(plain('postal_code') && where.postalCode),
  )
  const towns = found.flatMap(({ where, spans }) => (where.place?.candidates[0]?.kind === 'town' ? spans : []))
  return wheres
    .map((where) => ({ where, cover: coverOf(list, spokenIn(islands, where.where, visitor), where.spans, towns) }))
    .map(({ where, cover }) => ({ where, cover, score: where.score + cover.score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_READINGS)
    .map(({ where, cover, score }) => ({ interpretation: interpret(list, where.where, cover.islands, choice), score }))
}

function findTypes(list: TokenList): Island<Meaning>[] {
  return list.spans(MAX_TYPE_TOKENS).flatMap((span): Island<Meaning>[] => {
    const word = typeWord(list.phrase(span))
    return word
      ? [{ kind: 'type', word, span, score: (word.isWeak ? WEIGHTS.schoolWord : WEIGHTS.type) * (span.to - span.from) }]
      : []
  })
}

/** Returns the islands that mean something where schools are wanted: "ce" is the Church of England in Britain alone. */
function spokenIn(islands: readonly Island<Meaning>[], where: Where, { home }: Visitor): readonly Island<Meaning>[] {
  const country =
    where.place?.candidates[0]?.country ?? where.postalCode?.candidates[0]?.country ?? where.area?.areas[0]?.country
  const here = country ?? home
  if (!here) return islands
  return islands.filter((island) => {
    if (island.kind !== 'attribute' && island.kind !== 'excluded') return true
    const { properties, bridges } = island
    const isSpoken = properties.some(({ countries }) => countries.includes(here))
    return isSpoken || bridges.length > 0 || properties.length === 0
  })
}

/** Returns for each token whether it is in one of some spans. */
function tokensIn({ tokens }: TokenList, spans: readonly Span[]): boolean[] {
  const isIn = tokens.map(() => false)
  for (const { from, to } of spans) isIn.fill(true, from, to)
  return isIn
}

type Cover = { islands: Island<Meaning>[]; score: number }
/** The likeliest meanings of the last tokens of a text: of the first of these, and of the others. */
type Ending = { score: number; first?: Island<Meaning>; others?: Ending }

/**
 * Returns the meanings of all words outside the given spans that together are likeliest.
 *
 * @param towns spans of towns: beside the place that is meant, another one says little
 */
function coverOf(
  list: TokenList,
  islands: readonly Island<Meaning>[],
  taken: readonly Span[],
  towns: readonly Span[],
): Cover {
  const count = list.tokens.length
  const isTaken = tokensIn(list, taken)
  const inTown = tokensIn(list, taken.length > 0 ? towns : [])
  const free = islands.filter(({ span }) => !taken.some((other) => overlap(span, other)))
  const byStart = Map.groupBy(free, ({ span }) => span.from)
  /** Of the last n tokens. */
  const best: Ending[] = [{ score: 0 }]
  for (let at = count - 1; at >= 0; at--) {
    const after = (to: number) => best[count - to]!
    if (isTaken[at]) {
      best.push(after(at + 1))
      continue
    }
    const options = [...(byStart.get(at) ?? []), wordAt(list, at, inTown[at]!)]
    const rated = options.map((first): Required<Ending> => {
      const others = after(first.span.to)
      return { first, others, score: first.score + others.score }
    })
    best.push(rated.reduce((a, b) => (b.score > a.score ? b : a)))
  }
  const { score } = best[count]!
  const found: Island<Meaning>[] = []
  for (let at: Ending | undefined = best[count]; at?.first; at = at.others) found.push(at.first)
  return { islands: found, score }
}

function wordAt(list: TokenList, at: number, isTown: boolean): Island<Meaning> {
  const span = { from: at, to: at + 1 }
  const phrase = list.phrase(span)
  const isSchool = schoolWordHome(phrase) !== undefined
  const isOrdinary = isSchool || list.tokens[at]!.words.every((word) => isOrdinaryWord(word) || /^\d{1,2}$/.test(word))
  const score = isSchool ? WEIGHTS.schoolWord : isOrdinary ? WEIGHTS.ordinaryWord : WEIGHTS.word
  return { kind: 'word', isOrdinary: isOrdinary || isTown, span, score }
}
