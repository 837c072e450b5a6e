import { hasBit } from '../base/sets/bitmap.ts'
import { FLAGS } from '../index/columns/segment-data.ts'
import type { Segment } from '../index/segment/segment.ts'
import type { Gazetteer } from '../language/gazetteer/gazetteer.ts'
import { isSameTown, type Place } from '../language/places/place.ts'
import { visitMatch } from './match/match.ts'
import { placeMembers } from './match/place-members.ts'

/**
 * Returns the city of a district if its schools are only known to be in the city: no building, and one position for all
 * of them, so that any of them may be in the district. Otherwise empty.
 */
export function wholeCity(segments: readonly Segment[], gazetteer: Gazetteer, district: Place): readonly Place[] {
  const city = gazetteer.towns(district.region).find(({ country }) => country === district.country)
  if (!city) return []
  const towns = gazetteer.towns(city.name).filter((town) => isSameTown(town, city))
  const positions = new Set<string>()
  let hasBuilding = false
  for (const segment of segments) {
    const { flags, lat, lng, live } = segment
    visitMatch(placeMembers(segment, towns), (doc) => {
      if (hasBuilding || !hasBit(live, doc) || (flags[doc]! & FLAGS.positioned) === 0) return
      hasBuilding = (flags[doc]! & FLAGS.exact) !== 0
      positions.add(`${lat[doc]} ${lng[doc]}`)
    })
  }
  return hasBuilding || positions.size !== 1 ? [] : towns
}
