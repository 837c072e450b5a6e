/**
 * What is made of other columns to look documents up. It is stored although it could be made again, so that all
 * processes share it.
 */
export type LookupColumns = {
  /** Position of each document in the orders `byName`, `byRating`, `byReviews`. */
  namePlace: Uint32Array
  ratingPlace: Uint32Array
  reviewsPlace: Uint32Array
  /** Document numbers by `nameKey` and `streetKey`, see `NameIndex`. */
  nameDocs: Uint32Array
  streetDocs: Uint32Array
  /** See `GeoIndex`; one element per document with a position. */
  geoDocs: Uint32Array
  geoLat: Float32Array
  geoLng: Float32Array
  geoCells: Uint32Array
  /** See `InitialsIndex`; one element per document with initials. */
  initialsKeys: Uint32Array
  initialsDocs: Uint32Array
}

/** In the order of a snapshot. */
export const LOOKUP_COLUMNS = [
  'namePlace',
  'ratingPlace',
  'reviewsPlace',
  'nameDocs',
  'streetDocs',
  'geoDocs',
  'geoLat',
  'geoLng',
  'geoCells',
  'initialsKeys',
  'initialsDocs',
] as const satisfies (keyof LookupColumns)[]

/** The columns of which they are made. */
export type LookupSources = {
  nameBytes: Uint8Array
  nameOffsets: Uint32Array
  nameKey: Uint32Array
  streetKey: Uint32Array
  lat: Float32Array
  lng: Float32Array
  byName: Uint32Array
  byRating: Uint32Array
  byReviews: Uint32Array
}

/** In the order of a snapshot. */
export const LOOKUP_SOURCES = [
  'nameBytes',
  'nameOffsets',
  'nameKey',
  'streetKey',
  'lat',
  'lng',
  'byName',
  'byRating',
  'byReviews',
] as const satisfies (keyof LookupSources)[]
