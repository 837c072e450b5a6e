import 'maplibre-gl/dist/maplibre-gl.css'
import type { FeatureCollection } from 'geojson'
import { type GeoJSONSource, type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import type { CatchmentOutlines } from '#app/features/catchments/list-outlines.server.ts'
import type { Reach } from '#app/features/routing/find-reach.server.ts'
import type { MapBox } from '#app/features/search/search-address.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { currentTheme, type Theme } from '#app/ui/theme.ts'
import type { MapBackground } from '../results/map-results.server.ts'
import { catchmentLayers } from '../style/catchment-layers.ts'
import { distanceLayers } from '../style/distance-layers.ts'
import { reachLayers } from '../style/reach-layers.ts'
import { CATCHMENTS_SOURCE, DISTANCES_SOURCE, REACH_SOURCE } from '../style/style.ts'
import { createMap } from './create-map.ts'
import { NO_CIRCLES } from './distance-circles.ts'
import { catchmentsUrl } from './map-addresses.ts'
import { type StreetLayers, setBackground } from './map-style.ts'
import { ReachButtons, ReachNote } from './reach-buttons.tsx'
import { fetchJson } from './use-json.ts'
import { useReach } from './use-reach.ts'
import { useTheme } from './use-theme.ts'

type Place = { lat: number; lng: number }
/** Redraws the map in the colours of a theme, draws last distances and how far one gets, and removes the map. */
type Opened = {
  show: (theme: Theme) => void
  draw: (circles: FeatureCollection) => void
  reach: (areas: Reach) => void
  close: () => void
}
type Props = {
  place: Place
  moved: (to: Place) => void
  background: MapBackground
  /** Name of the map for screen readers. */
  label: string
  /** What is shown in its place if it cannot be displayed. */
  noMap: string
  /** Whether it shows catchment areas. */
  catchments?: boolean
  /** Last distances on it, see distance-circles.ts. */
  circles?: FeatureCollection
  /** Called with what it shows, whenever that changes. */
  viewed?: (box: MapBox) => void
  /** Whether it can show how far one gets from the pin. */
  ways?: boolean
}

/** Degrees around the pin in the initial view: about 4 km. */
const MARGIN_DEGREES = 0.02
/** Visible in both themes. */
const PIN_COLOR = '#b3261e'

/**
 * A map on which a pin is dragged, or placed by a click.
 *
 * @param props.background only outlines and our own streets: other servers' maps require a visitor's agreement
 */
export function PositionMap({ place, moved, background, label, noMap, catchments = false, ...more }: Props) {
  const { circles = NO_CIRCLES, viewed, ways = false } = more
  const theme = useTheme()
  const locale = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const opened = useRef<Opened>(undefined)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pin is where it was dragged to, whatever is rendered
  useEffect(() => {
    const container = frame.current
    let isWanted = true
    const prepared = background.streets === null ? Promise.resolve(undefined) : import('./street-tiles.ts')
    prepared
      .then((streets) => {
        if (container && isWanted)
          opened.current = openMap(container, streets && ((shown) => streets.streetLayers(shown, locale)))
      })
      .catch(() => setFailed(true))
    return () => {
      isWanted = false
      opened.current?.close()
      opened.current = undefined
    }
  }, [])
  useEffect(() => opened.current?.show(theme), [theme])
  useEffect(() => opened.current?.draw(circles), [circles])
  const reach = useReach(ways ? place : undefined)
  useEffect(() => opened.current?.reach(reach.areas), [reach.areas])
  function openMap(container: HTMLElement, streetLayers?: StreetLayers): Opened {
    const { lat, lng } = place
    const box: MapBox = [lng - MARGIN_DEGREES, lat - MARGIN_DEGREES, lng + MARGIN_DEGREES, lat + MARGIN_DEGREES]
    const map = createMap({ container, box, label })
    let shown = currentTheme()
    const draw = () => setBackground(map, { ...background, styleUrl: null }, shown, streetLayers)
    draw()
    if (catchments) showCatchments(map, () => shown)
    const distances = showDistances(map, () => shown)
    if (viewed) reportView(map, viewed)
    const setReach = ways ? showReach(map, () => shown) : () => undefined
    const pin = new Marker({ draggable: true, color: PIN_COLOR }).setLngLat(place).addTo(map)
    pin.on('dragend', () => moved(pin.getLngLat()))
    map.on('click', ({ lngLat }) => {
      pin.setLngLat(lngLat)
      moved(lngLat)
    })
    const show = (to: Theme) => {
      if (to === shown) return
      shown = to
      draw()
    }
    return { show, draw: distances.draw, reach: setReach, close: () => map.remove() }
  }
  if (failed) return <p className="text-ink-soft">{noMap}</p>
  return (
    <>
      <div ref={frame} className="h-80 w-full overflow-hidden rounded-card border border-line" />
      {ways && <ReachOfPin reach={reach} />}
    </>
  )
}

const ReachOfPin = ({ reach }: { reach: ReturnType<typeof useReach> }) => (
  <div className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
    <ReachButtons reach={reach} />
    <ReachNote reach={reach} from="pin" />
  </div>
)

function boxOf(map: MapLibreMap): MapBox {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

function reportView(map: MapLibreMap, viewed: (box: MapBox) => void): void {
  const report = () => viewed(boxOf(map))
  map.on('load', report)
  map.on('moveend', report)
}

/** Shows last distances on a map, also in another theme. */
function showDistances(map: MapLibreMap, theme: () => Theme) {
  let shown = NO_CIRCLES
  const fill = () => map.getSource<GeoJSONSource>(DISTANCES_SOURCE)?.setData(shown)
  map.on('style.load', () => {
    for (const layer of distanceLayers(theme())) map.addLayer(layer)
    fill()
  })
  return {
    draw(circles: FeatureCollection) {
      shown = circles
      fill()
    },
  }
}

/** Shows the catchment areas in view on a map, also after it has been moved. */
function showCatchments(map: MapLibreMap, theme: () => Theme): void {
  const fill = async () => {
    const { areas } = await fetchJson<CatchmentOutlines>(catchmentsUrl(boxOf(map)), AbortSignal.timeout(TIMEOUT_MS))
    map.getSource<GeoJSONSource>(CATCHMENTS_SOURCE)?.setData(areas)
  }
  // Without the outlines, a point can still be set.
  const tryToFill = () => void fill().catch(() => undefined)
  map.on('style.load', () => {
    for (const layer of catchmentLayers(theme())) map.addLayer(layer)
    tryToFill()
  })
  map.on('moveend', tryToFill)
}

/** Returns a function that draws how far one gets, which stays on the map when its style is loaded anew. */
function showReach(map: MapLibreMap, theme: () => Theme): Opened['reach'] {
  let areas: Reach = { type: 'FeatureCollection', features: [] }
  const fill = () => map.getSource<GeoJSONSource>(REACH_SOURCE)?.setData(areas)
  map.on('style.load', () => {
    for (const layer of reachLayers(theme())) map.addLayer(layer)
    fill()
  })
  return (next) => {
    areas = next
    fill()
  }
}

const TIMEOUT_MS = 10_000
