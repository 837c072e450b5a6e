import { findPlace } from '#app/features/places/found-place.ts'
import type { PlaceIndex, Region } from '#app/features/places/index/place-index.ts'
import { readPlaceIndex } from '#app/features/places/index/read-place-index.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Area } from './list-open-days.server.ts'

/** The parts of an address as typed. */
export type RegionParts = { country: string; region: string }

/** Finds the country of an address in any spelling, and the path of its page of places. */
export async function findCountry(country: string): Promise<{ country: CountryCode; path: string } | undefined> {
  const place = findPlace(readPlaceIndex(await directory()), { country })
  return place && { country: place.country, path: place.path }
}

/** Finds the region of an address in any spelling; one that consists of one town has a page here, too. */
export async function findRegion(parts: RegionParts): Promise<{ index: PlaceIndex; region: Region } | undefined> {
  const index = readPlaceIndex(await directory())
  const place = findPlace(index, { country: parts.country })
  const region = place && parts.region ? index.region(place.country, parts.region) : undefined
  return region && { index, region }
}

/** Returns the names under which registers have a region. */
export const areaOfRegion = (region: Region): Area => ({
  country: region.country,
  regions: [...new Set([region.name, ...region.places.map((place) => place.region)])],
})
