import { regionCounts } from '#app/features/facts/coverage/list-coverage.server.ts'
import { knownRegions, knownStages, type Stage } from '#app/features/facts/coverage/thin-coverage.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Place } from '#search-engine/language/gazetteer/gazetteer.ts'

/** What the directory knows about the place or country of a search, if that is less than families expect. */
export type CoverageNote =
  | { kind: 'stages'; place: string; country: CountryCode; stages: Stage[] }
  | { kind: 'regions'; country: CountryCode; regions: string[]; more: number }

/** With more regions, the sentence gets too long. */
const NAMED_REGIONS = 4

/**
 * Returns a note if the place of a search lies in a region whose stages are only partly known, or the search is about
 * one country of which few regions are known. One query, none without place and country.
 */
export async function coverageNote(
  place: Pick<Place, 'name' | 'region' | 'country'> | undefined,
  countries: readonly CountryCode[],
): Promise<CoverageNote | null> {
  const [only, ...others] = countries
  const country = place?.country ?? (others.length === 0 ? only : undefined)
  if (!country) return null
  const counts = await regionCounts(country)
  if (place) {
    const stages = knownStages(country, place.region, counts)
    return stages ? { kind: 'stages', place: place.name, country, stages } : null
  }
  const regions = knownRegions(country, counts)
  if (!regions) return null
  return {
    kind: 'regions',
    country,
    regions: regions.slice(0, NAMED_REGIONS),
    more: Math.max(regions.length - NAMED_REGIONS, 0),
  }
}
