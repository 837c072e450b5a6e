import { SegmentFacts } from '../facts/segment-facts.ts'
import { type ChoiceBitmaps, choiceBitmaps } from '../filter/choices.ts'
import { buildGeoIndex, type GeoIndex } from '../geo/geo-index.ts'
import { type Institutions, openInstitutions } from '../institution/institutions.ts'
import { type Bitmap, countBits, fullBitmap } from '../sets/bitmap.ts'
import { type FrequentTerms, frequentTerms } from '../text/frequent-terms.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { buildNameIndex, type NameIndex } from '../text/name-index.ts'
import { nameMarks } from './name-marks.ts'
import { type SegmentData, termsOf } from './segment-data.ts'

/** A searchable part of the index: stored arrays and what is derived from them. */
export type Segment = SegmentData & {
  readonly size: number
  /** Documents that have not been replaced or removed. */
  readonly live: Bitmap
  /** Whether every document is live. */
  readonly isWhole: boolean
  readonly lexicon: Lexicon
  readonly frequent: FrequentTerms
  readonly choices: ChoiceBitmaps
  readonly institutions: Institutions
  readonly facts: SegmentFacts
  readonly geo: GeoIndex
  /** Position of each document in the orders `byName`, `byRating`, `byReviews`. */
  readonly namePlace: Uint32Array
  readonly ratingPlace: Uint32Array
  readonly reviewsPlace: Uint32Array
  /** See `name-marks.ts`. */
  readonly nameMarks: readonly string[]
  readonly names: NameIndex
  readonly streets: NameIndex
  /** The same with the schools for others than children, if they are left out. */
  readonly withOthers?: Segment
}

/** Makes stored arrays searchable. */
export function openSegment(data: SegmentData, live: Bitmap = fullBitmap(data.traits.length)): Segment {
  const institutions = openInstitutions(data)
  const choices = choiceBitmaps(data)
  return {
    ...data,
    size: data.traits.length,
    live,
    isWhole: countBits(live) === data.traits.length,
    lexicon: termsOf(data),
    frequent: frequentTerms(data),
    choices,
    institutions,
    facts: new SegmentFacts(data, data.traits.length, institutions.sites, choices.countries),
    geo: buildGeoIndex(data),
    namePlace: places(data.byName),
    ratingPlace: places(data.byRating),
    reviewsPlace: places(data.byReviews),
    nameMarks: nameMarks(data),
    names: buildNameIndex(data.nameKey),
    streets: buildNameIndex(data.streetKey),
  }
}

function places(order: Uint32Array): Uint32Array {
  const place = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) place[order[at]!] = at
  return place
}
