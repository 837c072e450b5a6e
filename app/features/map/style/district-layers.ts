import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { CITY_DISTRICTS, DISTRICTS_FROM_ZOOM, DISTRICTS_ZOOM } from './city-districts.ts'
import { MAP_COLORS, type Theme } from './colors.ts'

/**
 * Returns the sources of the borders, by folder. Tiles of a city are only requested when a close view touches it; the
 * credits page names their publishers.
 */
export function districtSources(origin: string): StyleSpecification['sources'] {
  const zooms = { minzoom: DISTRICTS_ZOOM, maxzoom: DISTRICTS_ZOOM }
  return Object.fromEntries(
    CITY_DISTRICTS.map(({ folder, bounds }) => [
      folder,
      { type: 'vector', tiles: [`${origin}/map/districts/${folder}/{z}/{x}/{y}.pbf`], bounds, ...zooms },
    ]),
  )
}

/** Returns the layers of the borders. */
export function districtLayers(theme: Theme): LayerSpecification[] {
  return CITY_DISTRICTS.map(({ folder }) => ({
    id: folder,
    type: 'line',
    source: folder,
    'source-layer': 'districts',
    minzoom: DISTRICTS_FROM_ZOOM,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': MAP_COLORS[theme].line,
      'line-width': ['interpolate', ['linear'], ['zoom'], DISTRICTS_FROM_ZOOM, 0.8, 14, 1.8],
      'line-dasharray': [4, 2],
    },
  }))
}
