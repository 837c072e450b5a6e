import { CATEGORIES, COUNTRIES, type CountryCode, FEATURES } from '#db/vocabulary.ts'
import { isLeftOpen, OWNERSHIPS, TAG_GROUPS } from '../../base/properties.ts'
import { choiceNames, SEARCHED_FACT_IDS, SEARCHED_FACTS } from '../../base/searched-facts.ts'
import { type Bitmap, emptyBitmap, intersectWith, subtractFrom, uniteWith } from '../../base/sets/bitmap.ts'
import { scratchBitmap, scratchCopy } from '../../base/sets/scratch.ts'
import type { Segment } from '../../index/segment/segment.ts'
import { categoryWord } from '../../language/names/category-terms.ts'
import { queryWords } from '../../language/names/terms.ts'
import { phrasesOf, statedFor } from '../../language/reading/find-properties.ts'
import type { CountedProperty, Property } from '../../language/reading/property.ts'
import { listed } from '../../language/vocabulary/lists.ts'
import { atBest, docsOf, intersect, LEVEL, type Match, matchAll, unite } from '../match/match.ts'
import { matchStreet } from '../match/match-places.ts'
import { matchWords } from '../match/match-text.ts'
import type { SearchMemo } from '../match/search-memo.ts'
import { WHOLE_WORDS } from '../match/word-terms.ts'
import type { Plan, PlannedAttribute, PlannedKind, PlannedStreet } from '../plan.ts'

/** How the kinds of a plan are read: by their words, by these and then their categories, or not at all. */
export type KindsRead = 'words' | 'categories' | 'none'

/**
 * Returns the documents of a segment that a plan asks for apart from its words, its place and the properties that are
 * only wanted: of its kinds, in its areas, and without what it excludes.
 */
export function matchBase(segment: Segment, plan: Plan, kindsRead: KindsRead, memo: SearchMemo): Match {
  const limits: Match[] = []
  if (kindsRead !== 'none' && plan.kinds.length > 0) {
    const { kinds } = plan
    limits.push(memo.once(segment, keyOf(kindsRead, kinds), () => matchKinds(segment, kinds, kindsRead, memo)))
  }
  if (plan.street) limits.push(inStreet(segment, plan.street, memo))
  const { country } = plan.interpretation
  if (country) limits.push(matchAll(segment.choices.countries[COUNTRIES.indexOf(country)]!))
  if (plan.areas) {
    const areas = plan.areas.map((area) => memo.inArea(segment, area))
    limits.push(areas.reduce((one, other) => unite(one, other, segment.size)))
  }
  if (plan.excluded.length > 0) {
    const allowed = scratchCopy(segment.live)
    for (const attribute of plan.excluded) subtractFrom(allowed, docsWith(segment, attribute, memo))
    limits.push(matchAll(allowed))
  }
  const [first, ...others] = limits
  return first ? others.reduce(intersect, first) : matchAll(segment.live)
}

/** Schools in the street, and those with its name in theirs: Scuola Via Roma. */
function inStreet(segment: Segment, { key, words }: PlannedStreet, memo: SearchMemo): Match {
  const named = matchWords(segment, words, 'name', () => WHOLE_WORDS, memo)
  return unite(matchStreet(segment, key), named, segment.size)
}

/** Returns the documents of any of some kinds, or of their categories. */
export function docsOfKinds(segment: Segment, kinds: readonly PlannedKind[], memo: SearchMemo): Bitmap {
  return unionOf(
    segment,
    kinds.map((kind) => docsOf(matchKind(segment, kind, 'categories', memo), segment.size)),
  )
}

const keyOf = (name: string, value: unknown) => `${name} ${JSON.stringify(value)}`

function matchKinds(segment: Segment, kinds: readonly PlannedKind[], read: KindsRead, memo: SearchMemo): Match {
  const matches = kinds.map((kind) => matchKind(segment, kind, read, memo))
  return matches.reduce((one, other) => unite(one, other, segment.size))
}

function matchKind(
  segment: Segment,
  { words, categories, isWide, isForAge }: PlannedKind,
  read: KindsRead,
  memo: SearchMemo,
): Match {
  const named = words && matchWords(segment, words, 'name', () => WHOLE_WORDS, memo)
  if (named && ((read === 'words' && !isWide) || categories.length === 0)) return named
  const members = matchAll(
    isForAge ? docsOfCategories(segment, categories) : withoutNurseries(segment, categories, memo),
  )
  return named ? unite(named, atBest(LEVEL.beginning, members, segment.size), segment.size) : members
}

/** Returns the documents of some categories, as indexes of CATEGORIES. */
export const docsOfCategories = (segment: Segment, categories: readonly number[]) =>
  unionOf(
    segment,
    categories.map((at) => segment.choices.categories[at]!),
  )

const NURSERIES = CATEGORIES.indexOf('primary')

/** Nurseries, which are primary in registers, are none of the primary schools that families mean. */
function withoutNurseries(segment: Segment, categories: readonly number[], memo: SearchMemo): Bitmap {
  const sets = categories.map((at) => {
    if (at !== NURSERIES) return segment.choices.categories[at]!
    const named = COUNTRIES.flatMap((country) => categoryWord('primary', country) ?? []).map((word) =>
      docsOf(
        matchWords(segment, queryWords(`${word} `), 'name', () => WHOLE_WORDS, memo),
        segment.size,
      ),
    )
    return intersectWith(scratchCopy(unionOf(segment, named)), segment.choices.categories[at]!)
  })
  return unionOf(segment, sets)
}

/** Returns the documents in any of some sets, which must never be changed. */
export function unionOf(segment: Segment, sets: readonly Bitmap[]): Bitmap {
  const [first, ...others] = sets
  if (!first) return scratchBitmap(segment.size)
  return others.length === 0 ? first : others.reduce((all, one) => uniteWith(all, one), scratchCopy(first))
}

/** Returns the documents with a property, or with the words for it in their name or type; never change them. */
export const docsWith = (segment: Segment, attribute: PlannedAttribute, memo: SearchMemo): Bitmap =>
  memo.once(segment, keyOf('with', attribute), () => findDocsWith(segment, attribute, memo))

function findDocsWith(segment: Segment, { properties, bridges, words }: PlannedAttribute, memo: SearchMemo): Bitmap {
  const named = scratchCopy(
    docsOf(
      matchWords(segment, words, 'name', () => WHOLE_WORDS, memo),
      segment.size,
    ),
  )
  const [facts, others] = [properties.filter(isFact), properties.filter((one) => !isFact(one))]
  for (const { property, countries } of facts)
    uniteWith(named, within(segment, withProperty(segment, property), countries))
  // Where a fact is known it decides: a private school may be under contract.
  const unknown = facts.length > 0 ? subtractFrom(scratchCopy(segment.live), docsKnownOf(segment, facts)) : undefined
  for (const { property, countries } of others) {
    const having = within(segment, withProperty(segment, property), countries)
    uniteWith(named, unknown ? intersectWith(scratchCopy(having), unknown) : having)
  }
  for (const bridge of bridges) {
    uniteWith(named, docsNamedBy(segment, bridge, phrasesOf, memo))
    for (const { property, countries } of statedFor(bridge))
      uniteWith(named, within(segment, withProperty(segment, property), countries))
  }
  if (properties.some(isOfChurches)) uniteWith(named, devoutDocs(segment, memo))
  return named
}

/** By segment and group of words: the documents of a segment do not change. */
const bridged = new WeakMap<Segment, Map<string, Bitmap>>()

/** Returns the documents with one of the words of a group in their name or type. */
function docsNamedBy(
  segment: Segment,
  bridge: string,
  phrasesIn: (name: string) => Iterable<string>,
  memo: SearchMemo,
): Bitmap {
  const known = bridged.get(segment) ?? new Map<string, Bitmap>()
  bridged.set(segment, known)
  const docs = known.get(bridge) ?? findNamed(segment, phrasesIn(bridge), memo)
  known.set(bridge, docs)
  return docs
}

const isOfChurches = ({ property: { group, value } }: CountedProperty) =>
  (group === 'faith' && value === 'catholic') || (group === 'features' && value === 'religious')

/** Countries of which some registers do not state the faith of schools. */
const WITHOUT_FAITH = ['DE', 'FR', 'ES', 'IT'] as const

/** Returns the schools of churches by their names, where registers do not say so: those that are not public. */
function devoutDocs(segment: Segment, memo: SearchMemo): Bitmap {
  const { choices } = segment
  const docs = scratchCopy(docsNamedBy(segment, 'devout-name', listed, memo))
  subtractFrom(docs, choices.ownerships[OWNERSHIPS.indexOf('public')]!)
  for (const faith of choices.tags.faith) subtractFrom(docs, faith)
  return intersectWith(docs, docsOfCountries(segment, WITHOUT_FAITH))
}

function findNamed(segment: Segment, phrases: Iterable<string>, memo: SearchMemo): Bitmap {
  const docs = emptyBitmap(segment.size)
  for (const phrase of phrases) {
    const named = matchWords(segment, queryWords(`${phrase} `), 'name', () => WHOLE_WORDS, memo)
    uniteWith(docs, docsOf(named, segment.size))
  }
  return docs
}

/** Returns the documents of which it is known whether they have a property; never change them. */
export const docsKnown = (segment: Segment, { properties }: PlannedAttribute, memo: SearchMemo): Bitmap =>
  memo.once(segment, keyOf('known', properties), () => docsKnownOf(segment, properties))

const isFact = ({ property: { group } }: CountedProperty) => group === 'fact'

function docsKnownOf(segment: Segment, properties: readonly CountedProperty[]): Bitmap {
  const known = scratchBitmap(segment.size)
  for (const { property, countries } of properties)
    uniteWith(known, within(segment, withKnown(segment, property), countries))
  return known
}

function within(segment: Segment, docs: Bitmap, countries: readonly CountryCode[]): Bitmap {
  if (countries.length === COUNTRIES.length) return docs
  return intersectWith(scratchCopy(docs), docsOfCountries(segment, countries))
}

const docsOfCountries = (segment: Segment, countries: readonly CountryCode[]) =>
  unionOf(
    segment,
    countries.map((country) => segment.choices.countries[COUNTRIES.indexOf(country)]!),
  )

function withProperty({ choices, facts }: Segment, { group, value }: Property): Bitmap {
  if (group === 'ownership') return choices.ownerships[OWNERSHIPS.indexOf(value)]!
  if (group === 'features') return choices.features[FEATURES.indexOf(value)]!
  if (group === 'fact') {
    const { fact, at } = choiceOf(value)
    return facts.choices(fact)[at]!.docs
  }
  const tags: readonly string[] = TAG_GROUPS[group]
  return choices.tags[group][tags.indexOf(value)]!
}

/** Registers state a feature, an offer, a language or any of several choices only of schools that have it. */
function withKnown(segment: Segment, property: Property): Bitmap {
  const { choices, facts } = segment
  const { group, value } = property
  if (group === 'ownership') return unionOf(segment, choices.ownerships)
  if (group === 'features') return withProperty(segment, property)
  if (group === 'fact') {
    const { fact } = choiceOf(value)
    const { kind } = SEARCHED_FACTS[SEARCHED_FACT_IDS[fact]!]
    return kind === 'choices' ? withProperty(segment, property) : facts.known(fact).docs
  }
  return isLeftOpen(group) ? choices.tagged[group] : withProperty(segment, property)
}

function choiceOf(value: string): { fact: number; at: number } {
  const dot = value.indexOf('.')
  const ids: readonly string[] = SEARCHED_FACT_IDS
  const fact = ids.indexOf(value.slice(0, dot))
  return { fact, at: choiceNames(SEARCHED_FACT_IDS[fact]!).indexOf(value.slice(dot + 1)) }
}
