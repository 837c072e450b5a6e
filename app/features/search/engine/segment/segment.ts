import { CATEGORIES, COUNTRIES, FEATURES } from '#app/features/schools/vocabulary.ts'
import { byTagGroup, TAG_GROUPS, type TagGroup } from '../filter/tag-groups.ts'
import { visitTagBits } from '../filter/tags.ts'
import { buildGeoIndex, type GeoIndex } from '../geo/geo-index.ts'
import { addTo, type Bitmap, countBits, emptyBitmap, fullBitmap } from '../sets/bitmap.ts'
import { type FrequentTerms, frequentTerms } from '../text/frequent-terms.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { buildNameIndex, type NameIndex } from '../text/name-index.ts'
import { FLAGS, type SegmentData, termsOf } from './segment-data.ts'
import { OWNERSHIPS, RATING_STEPS, TRAITS } from './traits.ts'

/** The documents with each value of each filter, in the order of the vocabulary. */
export type ChoiceBitmaps = {
  categories: Bitmap[]
  countries: Bitmap[]
  ownerships: Bitmap[]
  /** Rated at least so. */
  ratings: Bitmap[]
  features: Bitmap[]
  tags: Record<TagGroup, Bitmap[]>
  premium: Bitmap
}

/** A part of the index that can be searched: stored arrays and what follows from them. */
export type Segment = SegmentData & {
  readonly size: number
  /** Documents that were not replaced or removed since. */
  readonly live: Bitmap
  /** Whether every document is live. */
  readonly isWhole: boolean
  readonly lexicon: Lexicon
  readonly frequent: FrequentTerms
  readonly choices: ChoiceBitmaps
  readonly geo: GeoIndex
  /** Place of each document in the orders `byName`, `byRating`, `byReviews`. */
  readonly namePlace: Uint32Array
  readonly ratingPlace: Uint32Array
  readonly reviewsPlace: Uint32Array
  readonly names: NameIndex
}

/** Makes stored arrays searchable. */
export function openSegment(data: SegmentData, live: Bitmap = fullBitmap(data.traits.length)): Segment {
  return {
    ...data,
    size: data.traits.length,
    live,
    isWhole: countBits(live) === data.traits.length,
    lexicon: termsOf(data),
    frequent: frequentTerms(data),
    choices: choiceBitmaps(data),
    geo: buildGeoIndex(data),
    namePlace: places(data.byName),
    ratingPlace: places(data.byRating),
    reviewsPlace: places(data.byReviews),
    names: buildNameIndex(data.nameKey),
  }
}

function places(order: Uint32Array): Uint32Array {
  const place = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) place[order[at]!] = at
  return place
}

function choiceBitmaps(data: SegmentData): ChoiceBitmaps {
  const { traits, features, flags } = data
  const some = (values: readonly unknown[]) => values.map(() => emptyBitmap(traits.length))
  const categories = some(CATEGORIES)
  const countries = some(COUNTRIES)
  const ownerships = [...some(OWNERSHIPS), emptyBitmap(traits.length)]
  const ratings = some(RATING_STEPS)
  const offered = some(FEATURES)
  const premium = emptyBitmap(traits.length)
  for (let doc = 0; doc < traits.length; doc++) {
    const { category, country, ownership, rating } = TRAITS[traits[doc]!]!
    addTo(categories[category]!, doc)
    addTo(countries[country]!, doc)
    addTo(ownerships[ownership]!, doc)
    for (let step = 0; step < rating; step++) addTo(ratings[step]!, doc)
    visitTagBits(features[doc]!, (at) => addTo(offered[at]!, doc))
    if ((flags[doc]! & FLAGS.premium) !== 0) addTo(premium, doc)
  }
  const known = ownerships.slice(0, OWNERSHIPS.length)
  const tags = byTagGroup((group) => tagBitmaps(TAG_GROUPS[group], data[group]))
  return { categories, countries, ownerships: known, ratings, features: offered, tags, premium }
}

/** The documents with each tag of a group. */
function tagBitmaps(tags: readonly string[], column: Uint32Array): Bitmap[] {
  const bitmaps = tags.map(() => emptyBitmap(column.length))
  for (let doc = 0; doc < column.length; doc++) visitTagBits(column[doc]!, (at) => addTo(bitmaps[at]!, doc))
  return bitmaps
}
