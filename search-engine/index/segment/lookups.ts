import { nameIndexSteps } from '../../base/text/name-index.ts'
import { initialsSteps } from '../columns/initials.ts'
import type { LookupColumns, LookupSources } from '../columns/lookup-columns.ts'
import { geoIndexSteps } from '../geo/geo-index.ts'

/** Makes the columns for looking up; yields after each small step. */
export function* lookupSteps(sources: LookupSources): Generator<void, LookupColumns> {
  const namePlace = yield* placeSteps(sources.byName)
  const ratingPlace = yield* placeSteps(sources.byRating)
  const reviewsPlace = yield* placeSteps(sources.byReviews)
  const { docs: nameDocs } = yield* nameIndexSteps(sources.nameKey)
  const { docs: streetDocs } = yield* nameIndexSteps(sources.streetKey)
  const geo = yield* geoIndexSteps(sources)
  const initials = yield* initialsSteps(sources)
  return {
    ...{ namePlace, ratingPlace, reviewsPlace, nameDocs, streetDocs },
    ...{ geoDocs: geo.docs, geoLat: geo.lat, geoLng: geo.lng, geoCells: geo.cells },
    ...{ initialsKeys: initials.keys, initialsDocs: initials.docs },
  }
}

function* placeSteps(order: Uint32Array): Generator<void, Uint32Array> {
  const place = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) place[order[at]!] = at
  yield
  return place
}
