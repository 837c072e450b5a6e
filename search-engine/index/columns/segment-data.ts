import { TAG_GROUP_NAMES, type TagGroup } from '../../base/properties.ts'
import type { Bitmap } from '../../base/sets/bitmap.ts'
import type { Strings } from '../../base/text/strings.ts'
import { LOOKUP_COLUMNS, type LookupColumns } from './lookup-columns.ts'
import type { FlatArray } from './snapshot.ts'
import type { TagColumn } from './tags.ts'

/**
 * The stored data of a segment, as flat arrays only, so that they can be written and read directly. Documents are
 * numbered by static quality, best first, equal ones by id; arrays have one element per document unless stated
 * otherwise.
 */
export type SegmentData = FurtherColumns & {
  idBytes: Uint8Array
  idOffsets: Uint32Array
  nameBytes: Uint8Array
  nameOffsets: Uint32Array
  /** Number of the town in the table of towns. */
  town: Uint32Array
  /** Table of towns: names as registers write them, and their regions. */
  townBytes: Uint8Array
  townOffsets: Uint32Array
  regionBytes: Uint8Array
  regionOffsets: Uint32Array
  /** Number of the institution in the sorted table of their keys, 0 for none; see `institutionKey`. */
  institution: Uint32Array
  institutionBytes: Uint8Array
  institutionOffsets: Uint32Array
  /** See `traits.ts`. */
  traits: Uint16Array
  features: Uint16Array
  /** See {@link FLAGS}. */
  flags: Uint8Array
  quality: Uint8Array
  ratingRank: Float32Array
  ratingCount: Uint32Array
  /** See `nameKey` in `name-key.ts`. */
  nameKey: Uint32Array
  /** See `streetKey` in `street-key.ts`; 0 without a street. */
  streetKey: Uint32Array
  /** Degrees, to half a metre; NaN if unknown. */
  lat: Float32Array
  lng: Float32Array
  /**
   * One bitmap for each fact of `base/searched-facts.ts`, one after the other, with the documents for which it is
   * known. Its values are in the same order, starting at `factStarts`: numbers in `factNumbers` with their index in the
   * table of editions, others in `factChoices`.
   */
  factKnown: Int32Array
  factStarts: Uint32Array
  factNumbers: Float32Array
  factEditions: Uint16Array
  factChoices: Uint8Array
  /** Table of editions. */
  editions: Uint32Array
  /** Document numbers in other orders, ties by number. */
  byId: Uint32Array
  byName: Uint32Array
  byRating: Uint32Array
  byReviews: Uint32Array
  /** The sorted lexicon. */
  termBytes: Uint8Array
  termOffsets: Uint32Array
  /** Postings of term t are elements `[postingOffsets[t], postingOffsets[t + 1])`; see `postings.ts`. */
  postingOffsets: Uint32Array
  postings: Uint32Array
  /** See `deletions.ts`. */
  deletionOffsets: Uint32Array
  deletionTerms: Uint32Array
}

/** Bits of each document's tags by group, see `tag-groups.ts`. */
export type TagColumns = Record<TagGroup, TagColumn>

type FurtherColumns = TagColumns & LookupColumns

/** A segment and the set of its live documents. */
export type LiveSegment = SegmentData & { live: Bitmap }

/** One array of a segment. */
export type NamedArray = readonly [name: keyof SegmentData, array: FlatArray]

export const entriesOf = (data: Partial<SegmentData>) => Object.entries(data) as NamedArray[]

/** Names of the arrays whose values do not depend on other documents. */
export const VALUE_ARRAYS = [
  'traits',
  'features',
  ...TAG_GROUP_NAMES,
  'flags',
  'quality',
  'ratingRank',
  'ratingCount',
  'nameKey',
  'streetKey',
  'lat',
  'lng',
] as const satisfies readonly (keyof SegmentData)[]

/** Names of all arrays, in the order of a snapshot. */
export const SEGMENT_ARRAYS = [
  'idBytes',
  'idOffsets',
  'nameBytes',
  'nameOffsets',
  'town',
  'townBytes',
  'townOffsets',
  'regionBytes',
  'regionOffsets',
  'institution',
  'institutionBytes',
  'institutionOffsets',
  ...VALUE_ARRAYS,
  'factKnown',
  'factStarts',
  'factNumbers',
  'factEditions',
  'factChoices',
  'editions',
  'byId',
  'byName',
  'byRating',
  'byReviews',
  ...LOOKUP_COLUMNS,
  'postings',
  'termBytes',
  'termOffsets',
  'postingOffsets',
  'deletionOffsets',
  'deletionTerms',
] as const satisfies readonly (keyof SegmentData)[]

/** `others` marks schools that are not for children. */
export const FLAGS = { premium: 1, positioned: 2, exact: 4, others: 8 } as const

export const idsOf = (data: Pick<SegmentData, 'idBytes' | 'idOffsets'>): Strings => ({
  bytes: data.idBytes,
  offsets: data.idOffsets,
})
export const namesOf = (data: Pick<SegmentData, 'nameBytes' | 'nameOffsets'>): Strings => ({
  bytes: data.nameBytes,
  offsets: data.nameOffsets,
})
export const townsOf = (data: Pick<SegmentData, 'townBytes' | 'townOffsets'>): Strings => ({
  bytes: data.townBytes,
  offsets: data.townOffsets,
})
export const regionsOf = (data: Pick<SegmentData, 'regionBytes' | 'regionOffsets'>): Strings => ({
  bytes: data.regionBytes,
  offsets: data.regionOffsets,
})
export const termsOf = (data: Pick<SegmentData, 'termBytes' | 'termOffsets'>): Strings => ({
  bytes: data.termBytes,
  offsets: data.termOffsets,
})
