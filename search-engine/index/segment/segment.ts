import { atOnce } from '#lib/in-pieces.ts'
import { type Bitmap, countBits, fullBitmap } from '../../base/sets/bitmap.ts'
import type { Lexicon } from '../../base/text/lexicon.ts'
import type { NameIndex } from '../../base/text/name-index.ts'
import { type ChoiceBitmaps, choiceSteps } from '../columns/choices.ts'
import type { InitialsIndex } from '../columns/initials.ts'
import { nameMarkSteps } from '../columns/name-marks.ts'
import { type SegmentData, termsOf } from '../columns/segment-data.ts'
import { SegmentFacts } from '../facts/segment-facts.ts'
import type { GeoIndex } from '../geo/geo-index.ts'
import { type Institutions, institutionSteps } from '../institution/institutions.ts'
import { type FrequentTerms, frequentTermSteps } from '../terms/frequent-terms.ts'

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
  /** See `name-marks.ts`. */
  readonly nameMarks: readonly string[]
  readonly names: NameIndex
  readonly initials: InitialsIndex
  readonly streets: NameIndex
  /** The same segment including the schools that are not for children, if they are left out. */
  readonly withOthers?: Segment
}

/** Makes stored arrays searchable. */
export const openSegment = (data: SegmentData, live?: Bitmap): Segment => atOnce(openingSteps(data, live))

/** Like {@link openSegment}; yields after each small step. */
export function* openingSteps(
  data: SegmentData,
  live: Bitmap = fullBitmap(data.traits.length),
): Generator<void, Segment> {
  const size = data.traits.length
  const institutions = yield* institutionSteps(data)
  const choices = yield* choiceSteps(data)
  const frequent = yield* frequentTermSteps(data)
  return {
    ...data,
    size,
    live,
    isWhole: countBits(live) === size,
    lexicon: termsOf(data),
    frequent,
    choices,
    institutions,
    facts: new SegmentFacts(data, size, institutions.sites, choices.countries),
    geo: { docs: data.geoDocs, lat: data.geoLat, lng: data.geoLng, cells: data.geoCells },
    nameMarks: yield* nameMarkSteps(data),
    names: { keys: data.nameKey, docs: data.nameDocs },
    initials: { keys: data.initialsKeys, docs: data.initialsDocs },
    streets: { keys: data.streetKey, docs: data.streetDocs },
  }
}
