import latinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { LayerSpecification, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import type { MapBackground } from '../results/map-results.server.ts'
import { catchmentLayers } from '../style/catchment-layers.ts'
import type { Theme } from '../style/colors.ts'
import { distanceLayers } from '../style/distance-layers.ts'
import { addPinImages, type CategoryLetters } from '../style/pin-images.ts'
import { reachLayers } from '../style/reach-layers.ts'
import { clusterLayers, nameLayer, pinLayers } from '../style/result-layers.ts'
import {
  baseStyle,
  CATCHMENTS_SOURCE,
  DISTANCES_SOURCE,
  PLACES_SOURCE,
  REACH_SOURCE,
  RESULTS_SOURCE,
  SINGLE_SOURCE,
} from '../style/style.ts'

const TILES_URL = '/map/{z}/{x}/{y}.pbf'

/** Returns the street layers in a theme; loaded only where there are streets. */
export type StreetLayers = (theme: Theme) => LayerSpecification[]

/**
 * Sets the background of a map in the colours of a theme; everything else on it is missing until `style.load`.
 *
 * @param streetLayers needed if the background has streets
 */
export function setBackground(
  map: MapLibreMap,
  { streets, styleUrl }: MapBackground,
  theme: Theme,
  streetLayers?: StreetLayers,
): void {
  const { origin } = location
  const creditsUrl = origin + localePath(localeOf(location.pathname), '/data-sources#material')
  const base = { theme, tilesUrl: TILES_URL, creditsUrl, origin, fonts: { latin, latinExt } }
  const isWithStreets = streets !== null && streetLayers !== undefined
  const own = baseStyle(isWithStreets ? { ...base, streets: { url: streets, layers: streetLayers(theme) } } : base)
  if (styleUrl === null) map.setStyle(own, { diff: false })
  else map.setStyle(styleUrl, { diff: false, transformStyle: (_, style) => withOurSources(style, own) })
}

const OUR_SOURCES = [PLACES_SOURCE, RESULTS_SOURCE, SINGLE_SOURCE, CATCHMENTS_SOURCE, DISTANCES_SOURCE, REACH_SOURCE]

/** Adds our font and our sources to another server's style, whose names differ. */
function withOurSources(style: StyleSpecification, own: StyleSpecification): StyleSpecification {
  const ours = Object.entries(own.sources).filter(([name]) => OUR_SOURCES.includes(name))
  return {
    ...style,
    'font-faces': { ...style['font-faces'], ...own['font-faces'] },
    sources: { ...style.sources, ...Object.fromEntries(ours) },
  }
}

/**
 * Adds the layers of areas, clusters and pins to a style that has just loaded, once their images are
 * rendered.
 */
export async function addResultLayers(
  map: MapLibreMap,
  theme: Theme,
  letters: CategoryLetters,
  signal: AbortSignal,
): Promise<void> {
  await addPinImages(map, theme, letters, signal)
  if (signal.aborted) return
  const areas = [...reachLayers(theme), ...catchmentLayers(theme), ...distanceLayers(theme)]
  for (const layer of [...areas, ...clusterLayers(theme), ...pinLayers(), nameLayer(theme)]) map.addLayer(layer)
}
