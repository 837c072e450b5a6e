import type { Category, CountryCode } from '#db/vocabulary.ts'
import { countryOfSlug, type PlaceIndex, type Region, type Town } from './index/place-index.ts'
import { countryPath, typeOfSlug, typeSlug } from './place-path.ts'

/** The place named by an address. */
export type FoundPlace =
  | { kind: 'country'; country: CountryCode; path: string }
  | { kind: 'region'; country: CountryCode; region: Region; path: string }
  | { kind: 'town'; country: CountryCode; town: Town; category: Category | undefined; path: string }

/** The parts of an address as typed, the larger place first. */
export type PlaceParts = { country: string; region?: string; town?: string; type?: string | undefined }

/**
 * Finds the place that an address names in any spelling; its `path` is the one right address. A region that consists of
 * a single town with the same name has the page of the town.
 */
export function findPlace(index: PlaceIndex, parts: PlaceParts): FoundPlace | undefined {
  const country = countryOfSlug(parts.country)
  if (!country) return undefined
  if (parts.region === undefined) return { kind: 'country', country, path: countryPath(country) }
  if (parts.town === undefined) {
    const region = index.region(country, parts.region)
    return region && ofRegion(region)
  }
  const category = parts.type === undefined ? undefined : typeOfSlug(parts.type)
  const town = parts.type !== undefined && !category ? undefined : index.town(country, parts.region, parts.town)
  return town && ofTown(town, category)
}

/** Returns a region as its page shows it. */
export function ofRegion(region: Region): FoundPlace {
  const town = region.townNumbers.length === 1 ? region.towns[0] : undefined
  if (town?.path === `${region.path}${region.path.slice(region.path.lastIndexOf('/'))}`) return ofTown(town, undefined)
  return { kind: 'region', country: region.country, region, path: region.path }
}

/** Returns a town, or its schools of a type, as the page shows it. */
export const ofTown = (town: Town, category: Category | undefined): FoundPlace => ({
  kind: 'town',
  country: town.country,
  town,
  category,
  path: category ? `${town.path}/${typeSlug(category)}` : town.path,
})
