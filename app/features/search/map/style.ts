import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { BASE_TILES, BASE_TILES_CREDIT, BASE_TILES_CREDIT_URL } from './base-tiles.ts'
import { MAP_COLORS, type Theme } from './colors.ts'
import { fontFaces, MAP_FONT, type MapFontFiles } from './font.ts'
import { STREETS_FROM_ZOOM, streetLayers } from './street-layers.ts'

/** Source for the towns of `/api/places`: points with `name` and `schools` (the town's number of schools). */
export const PLACES_SOURCE = 'places'
/** Source for the results: see result-layers.ts. */
export const RESULTS_SOURCE = 'results'

export type BaseStyleOptions = {
  theme: Theme
  /** Template of the base map's tiles, such as `/map/{z}/{x}/{y}.pbf`. */
  tilesUrl: string
  /** Origin of the page: the worker that fetches tiles cannot resolve relative addresses. */
  origin: string
  fonts: MapFontFiles
  /** PMTiles file in the Protomaps basemap schema v4 on our own origin, wherever more than outlines is wanted. */
  streets?: { url: string }
}

/**
 * Returns the whole style: outlines, streets where there are any, names of towns; the layers of the results go on top.
 */
export function baseStyle(options: BaseStyleOptions): StyleSpecification {
  const { theme, tilesUrl, origin, fonts, streets } = options
  const { bounds, minZoom, maxZoom } = BASE_TILES
  const attribution = `<a href="${BASE_TILES_CREDIT_URL}">${BASE_TILES_CREDIT}</a>`
  const empty: GeoJSONSourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }
  return {
    version: 8,
    'font-faces': fontFaces(fonts, origin),
    sources: {
      base: { type: 'vector', tiles: [origin + tilesUrl], bounds, minzoom: minZoom, maxzoom: maxZoom, attribution },
      ...(streets && { streets: { type: 'vector', url: `pmtiles://${new URL(streets.url, origin)}`, attribution } }),
      [PLACES_SOURCE]: empty,
      [RESULTS_SOURCE]: empty,
    },
    layers: [
      ...outlineLayers(theme, streets ? { maxzoom: STREETS_FROM_ZOOM } : {}),
      ...(streets ? streetLayers(theme) : []),
      townLayer(theme),
    ],
  }
}

function outlineLayers(theme: Theme, until: { maxzoom?: number }): LayerSpecification[] {
  const { water, land, home, line } = MAP_COLORS[theme]
  const base = { source: 'base', ...until }
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const
  return [
    { id: 'water', type: 'background', paint: { 'background-color': water } },
    {
      ...base,
      id: 'land',
      type: 'fill',
      'source-layer': 'land',
      paint: { 'fill-color': ['case', ['get', 'home'], home, land], 'fill-antialias': false },
    },
    {
      ...base,
      id: 'shores',
      type: 'line',
      'source-layer': 'shores',
      layout: round,
      paint: { 'line-color': line, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 9, 1.2] },
    },
    {
      ...base,
      id: 'borders',
      type: 'line',
      'source-layer': 'borders',
      layout: round,
      paint: { 'line-color': line, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 9, 1.6] },
    },
  ]
}

/**
 * Returns the layer of towns' names: those of towns with more schools are larger and take precedence, and a name makes
 * way for a cluster or pin on its town.
 */
function townLayer(theme: Theme): LayerSpecification {
  const { text, home } = MAP_COLORS[theme]
  return {
    id: 'towns',
    type: 'symbol',
    source: PLACES_SOURCE,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MAP_FONT,
      'text-size': ['interpolate', ['linear'], ['get', 'schools'], 1, 13, 100, 15, 1000, 17],
      'symbol-sort-key': ['-', 0, ['get', 'schools']],
      'text-padding': 4,
      'text-max-width': 9,
      'text-variable-anchor-offset': [
        'center',
        [0, 0],
        'top',
        [0, 1.9],
        'bottom',
        [0, -1.9],
        'left',
        [2.1, 0],
        'right',
        [-2.1, 0],
      ],
    },
    paint: { 'text-color': text, 'text-halo-color': home, 'text-halo-width': 1.5 },
  }
}
