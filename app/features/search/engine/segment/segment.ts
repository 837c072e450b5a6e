import { CATEGORIES, COUNTRIES, FEATURES } from '#app/features/schools/vocabulary.ts'
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

function choiceBitmaps({ traits, features, flags }: SegmentData): ChoiceBitmaps {
  const some = (values: readonly unknown[]) => values.map(() => emptyBitmap(traits.length))
  const categories = some(CATEGORIES)
  const countries = some(COUNTRIES)
  const ownerships = [...some(OWNERSHIPS), emptyBitmap(traits.length)]
  const ratings = some(RATING_STEPS)
  const tags = some(FEATURES)
  const premium = emptyBitmap(traits.length)
  for (let doc = 0; doc < traits.length; doc++) {
    const { category, country, ownership, rating } = TRAITS[traits[doc]!]!
    addTo(categories[category]!, doc)
    addTo(countries[country]!, doc)
    addTo(ownerships[ownership]!, doc)
    for (let step = 0; step < rating; step++) addTo(ratings[step]!, doc)
    for (let bits = features[doc]!; bits !== 0; bits &= bits - 1) addTo(tags[31 - Math.clz32(bits & -bits)]!, doc)
    if ((flags[doc]! & FLAGS.premium) !== 0) addTo(premium, doc)
  }
  return { categories, countries, ownerships: ownerships.slice(0, OWNERSHIPS.length), ratings, features: tags, premium }
}
