import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import type { CatchmentOutlines } from '#app/features/catchments/list-outlines.server.ts'
import { catchmentLayers } from '../style/catchment-layers.ts'
import type { Theme } from '../style/colors.ts'
import { CATCHMENTS_SOURCE } from '../style/style.ts'
import { catchmentsUrl } from './map-addresses.ts'
import { fetchJson } from './use-json.ts'

/** Shows the catchment areas in view on a map, also after it has been moved. */
export function showCatchments(map: MapLibreMap, theme: Theme): void {
  const fill = async () => {
    const bounds = map.getBounds()
    const box = catchmentsUrl([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()])
    const { areas } = await fetchJson<CatchmentOutlines>(box, AbortSignal.timeout(TIMEOUT_MS))
    map.getSource<GeoJSONSource>(CATCHMENTS_SOURCE)?.setData(areas)
  }
  // Without the outlines, a point can still be set.
  const tryToFill = () => void fill().catch(() => undefined)
  map.on('style.load', () => {
    for (const layer of catchmentLayers(theme)) map.addLayer(layer)
    tryToFill()
  })
  map.on('moveend', tryToFill)
}

const TIMEOUT_MS = 10_000
