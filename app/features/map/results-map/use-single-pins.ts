import { useEffect, useMemo } from 'react'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import type { Pin } from '#search-engine/index.ts'
import type { SearchAddress } from '../../search/search-address.ts'
import { schoolsUrl } from '../canvas/map-addresses.ts'
import { type MapFeature, singlePins } from '../canvas/map-features.ts'
import type { SchoolMap } from '../canvas/school-map.ts'
import { useJson } from '../canvas/use-json.ts'

type Options = {
  map: SchoolMap | null
  address: SearchAddress
  schools: readonly SchoolSummary[]
  features: readonly MapFeature[]
  /** The school that has the pointer or the focus. */
  marked: string | null
}

/** Draws the favourites in the address, and the marked school even if it is part of a cluster. */
export function useSinglePins({ map, address, schools, features, marked }: Options): void {
  const locale = useLocale()
  const { favourites } = address
  const loaded = useJson<SchoolSummary[]>(favourites.length > 0 ? schoolsUrl(favourites, locale) : null).data
  const kept = useMemo(() => (favourites.length > 0 ? (loaded ?? []).flatMap(pinOf) : []), [loaded, favourites.length])
  const school = marked === null ? undefined : schools.find(({ id }) => id === marked)
  const shown = features.find((feature) => feature.kind === 'pin' && feature.id === marked)
  const single = useMemo(() => {
    const pin = school ? pinOf(school)[0] : shown?.kind === 'pin' ? shown : undefined
    return singlePins(pin ?? null, kept)
  }, [school, shown, kept])
  useEffect(() => map?.setSingle(single), [map, single])
}

function pinOf({ id, category, lat, lng, approximate }: SchoolSummary): Pin[] {
  return lat === null || lng === null ? [] : [{ id, category, lat, lng, approximate }]
}
