import { AttributionControl, Map as MapLibreMap, type Offset, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { MapBox } from '../../search/search-address.ts'
import { BASE_TILES } from '../tiles/base-tiles.ts'

// A worker from a blob follows the page's policy; one from our own file would follow that of static files, which may
// load nothing.
const importWorker = `import ${JSON.stringify(new URL(workerUrl, location.origin).href)}`
setWorkerUrl(URL.createObjectURL(new Blob([importWorker], { type: 'text/javascript' })))

/** Duration of the map's movement after a click, in milliseconds, like that of other animations on a page. */
export const MOVE_MS = 180
/** Zoom beyond which nothing more can be seen. */
export const CLOSEST = 17

type Options = { container: HTMLElement; box: MapBox; label: string }

/**
 * Returns an empty map that can be moved, but not rotated or tilted.
 *
 * @throws GPUInitializationError where there is no WebGL 2
 */
export function createMap({ container, box, label }: Options): MapLibreMap {
  const map = new MapLibreMap({
    container,
    bounds: box,
    maxBounds: BASE_TILES.bounds,
    minZoom: BASE_TILES.minZoom,
    maxZoom: CLOSEST,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS,
    locale: { 'Map.Title': label },
  })
  map.addControl(new AttributionControl({ compact: false }))
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

/**
 * Offsets for a card beside its pin, whose foot is on the place, so that it covers neither the pin nor the map's edge.
 */
export function cardOffsets(height: number): Offset {
  const [side, up, down] = [22, -height - 8, 10]
  return {
    top: [0, down],
    'top-left': [0, down],
    'top-right': [0, down],
    bottom: [0, up],
    'bottom-left': [0, up],
    'bottom-right': [0, up],
    left: [side, -height / 2],
    right: [-side, -height / 2],
    center: [0, 0],
  }
}
