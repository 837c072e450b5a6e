import { CATEGORIES, type Category, COUNTRIES, type CountryCode, FEATURES, type Feature } from '#db/vocabulary.ts'
import type { Point } from '../base/distance.ts'
import {
  byTagGroup,
  OWNERSHIPS,
  type Ownership,
  RATING_STEPS,
  type RatingStep,
  TAG_GROUPS,
  type Tags,
} from '../base/properties.ts'
import { FACT_CHOICES, type FactChoice, type FactOrder, SEARCHED_FACT_IDS } from '../base/searched-facts.ts'
import { type Box, isBox } from '../index/geo/geo-index.ts'
import type { Place } from '../language/places/place.ts'
import type { Language } from '../language/places/visitor.ts'
import type { InterpretationChoice } from '../language/reading/interpretation.ts'

export const SORTS = ['relevance', 'rating', 'distance', 'reviews', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** A search. Fields that are left out do not limit the results. */
export type SearchQuery = {
  text: string
  /** Language of the visitor's page; undefined if there is no page. */
  language?: Language
  /** Whether to search for the words as typed, without corrections. */
  literal?: boolean
  /** The visitor's changes to the interpretation of the text. */
  choice?: InterpretationChoice
  /** At least one of these. */
  types: Category[]
  /** All of these. */
  features: Feature[]
  /** At least one of these. */
  countries: CountryCode[]
  ownership?: Ownership
  /** Only schools with a displayed average of at least this. */
  minimumRating?: RatingStep
  tags?: Tags
  /** For each fact among them, one of these values. */
  facts?: FactChoice[]
  /** Whether to count the choices of facts, and to report by which facts the results may be sorted. */
  withFacts?: boolean
  /** Whether to include schools for adults and those in prisons and hospitals. */
  withOthers?: boolean
  /** Whether to omit the paid places above the results. */
  withoutSponsored?: boolean
  near?: Point
  /** The place of which `near` is the centre: without a radius a town stands for its schools, as in the text. */
  around?: Place
  /** Distance from `near`, or from the place in the text. Chosen automatically if left out. */
  radiusKm?: number
  /** Only schools in one of these towns or postal code areas, however few; `near` then only measures distances. */
  within?: readonly Place[]
  /** Only these schools, by id: what is known of them outside the index limits the results. */
  only?: readonly string[]
  box?: Box
  sort: Sort
  /** The order to use instead of `sort` where the results may be compared by this fact. */
  factOrder?: FactOrder
  /** Starts at 1. */
  page: number
  pageSize: number
}

/** Returns the query for a text everywhere, by relevance, in pages of twenty, except as given. */
export function textQuery(text: string, given: Partial<SearchQuery> = {}): SearchQuery {
  return { text, types: [], features: [], countries: [], sort: 'relevance', page: 1, pageSize: 20, ...given }
}

const MAX_RADIUS_KM = 100
/** A saved search keeps this many matches. */
const MAX_PAGE_SIZE = 2000
/** No word has them, and each would be looked at again for every word. */
const INVISIBLE = /\p{Cf}/gu
const MAX_TEXT_LENGTH = 400

/** Returns a query with every value in its range; invalid values are left out. */
export function cleanQuery(query: SearchQuery): SearchQuery {
  const { near, radiusKm, box } = query
  return {
    text: query.text.slice(0, MAX_TEXT_LENGTH).replace(INVISIBLE, ''),
    language: query.language,
    literal: query.literal === true,
    choice: query.choice,
    types: known(CATEGORIES, query.types),
    features: known(FEATURES, query.features),
    countries: known(COUNTRIES, query.countries),
    ownership: known(OWNERSHIPS, [query.ownership])[0],
    minimumRating: known(RATING_STEPS, [query.minimumRating])[0],
    tags: byTagGroup((group) => known<string>(TAG_GROUPS[group], query.tags?.[group] ?? [])) as Tags,
    facts: known(FACT_CHOICES, query.facts ?? []),
    withFacts: query.withFacts === true,
    factOrder: isOrder(query.factOrder) ? query.factOrder : undefined,
    withOthers: query.withOthers === true,
    withoutSponsored: query.withoutSponsored === true,
    near: near && isPoint(near) ? near : undefined,
    around: near && query.around,
    radiusKm: radiusKm !== undefined && radiusKm > 0 ? Math.min(radiusKm, MAX_RADIUS_KM) : undefined,
    within: query.within,
    only: query.only,
    box: box && isBox(box) ? box : undefined,
    sort: known(SORTS, [query.sort])[0] ?? 'relevance',
    page: wholeNumber(query.page, Number.MAX_SAFE_INTEGER),
    pageSize: wholeNumber(query.pageSize, MAX_PAGE_SIZE),
  }
}

/** Returns a query without its filters; text, point and radius stay. */
export const unfiltered = (query: SearchQuery): SearchQuery => ({
  ...query,
  types: [],
  features: [],
  countries: [],
  ownership: undefined,
  minimumRating: undefined,
  tags: undefined,
  facts: undefined,
  box: undefined,
})

/** Returns the values that exist, once each and in the vocabulary's order. */
function known<T>(vocabulary: readonly T[], values: readonly unknown[]): T[] {
  if (values.length === 0) return []
  return vocabulary.filter((value) => values.includes(value))
}

function isOrder(order: FactOrder | undefined): boolean {
  return order !== undefined && SEARCHED_FACT_IDS.includes(order.fact) && ['least', 'most'].includes(order.first)
}

function isPoint({ lat, lng }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

function wholeNumber(value: number, most: number): number {
  return value >= 1 ? Math.min(Math.floor(value), most) : 1
}
