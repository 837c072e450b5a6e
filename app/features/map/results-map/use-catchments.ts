import { useEffect, useState } from 'react'
import type { CatchmentOutlines } from '#app/features/catchments/list-outlines.server.ts'
import { loadArea } from '#app/i18n/load-catalogue.client.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import type { MapBox } from '../../search/search-address.ts'
import { catchmentsUrl, commonBox } from '../canvas/map-addresses.ts'
import type { ChosenCatchment, MapView, SchoolMap } from '../canvas/school-map.ts'
import { useJson } from '../canvas/use-json.ts'

const NONE: CatchmentOutlines['areas'] = { type: 'FeatureCollection', features: [] }

/**
 * Returns whether the map shows catchment areas, and how visitors change that.
 *
 * @param known the box around all known areas
 */
export function useCatchments(map: SchoolMap | null, view: MapView | null, known: MapBox | null | undefined) {
  const locale = useLocale()
  const [isOn, setOn] = useState(false)
  const [chosen, choose] = useState<ChosenCatchment | null>(null)
  const common = view && known ? commonBox(view.box, known) : null
  const outlines = useJson<CatchmentOutlines>(isOn && common ? catchmentsUrl(common) : null).data
  const areas = isOn && common ? (outlines?.areas ?? NONE) : NONE
  useEffect(() => map?.setCatchments(areas), [map, areas])
  return {
    /** Whether there are areas in view that could be shown. */
    isOffered: common !== null,
    isOn,
    /** The area that was chosen last, while it is shown. */
    chosen: isOn && common ? chosen : null,
    choose,
    isTooFar: isOn && outlines?.isTooFar === true,
    edition: isOn && common ? (outlines?.edition ?? null) : null,
    async toggle() {
      // The texts of the catchment page name their source and explain what they mean.
      await loadArea('catchment', locale)
      setOn((before) => !before)
    },
  }
}
