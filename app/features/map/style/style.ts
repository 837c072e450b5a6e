import type {
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { BASE_TILES, BASE_TILES_CREDIT, BASE_TILES_CREDIT_URL, STREETS_CREDIT } from '../tiles/base-tiles.ts'
import { CITY_DISTRICTS, DISTRICTS_FROM_ZOOM, DISTRICTS_ZOOM } from './city-districts.ts'
import { MAP_COLORS, type Theme } from './colors.ts'
import { fontFaces, MAP_FONT, type MapFontFiles } from './font.ts'

/**
 * Source for the towns of `/api/places`: points with `name`, `schools` (the town's number
 * of schools) and, for parts of cities, `part`.
 */
export const PLACES_SOURCE = 'places'
/** Source for the results: see result-layers.ts. */
export const RESULTS_SOURCE = 'results'
/** Source for single schools that stand out: see result-layers.ts. */
export const SINGLE_SOURCE = 'single'
/** Source for catchment areas: see catchment-layers.ts. */
export const CATCHMENTS_SOURCE = 'catchments'
/** Source for last distances: see distance-layers.ts. */
export const DISTANCES_SOURCE = 'distances'
/** Source for how far one gets: see reach-layers.ts. */
export const REACH_SOURCE = 'reach'
/** Source for the streets: see streets/street-layers.ts. */
export const STREETS_SOURCE = 'streets'

type BaseStyleOptions = {
  theme: Theme
  /** Template of the base map's tiles, such as `/map/{z}/{x}/{y}.pbf`. */
  tilesUrl: string
  /** Address of the page that names all publishers and licences of the map's data. */
  creditsUrl: string
  /** Origin of the page: the worker that fetches tiles cannot resolve relative addresses. */
  origin: string
  fonts: MapFontFiles
  /**
   * PMTiles file in the Protomaps basemap schema v4 on our own origin with the layers that draw it, wherever more than
   * outlines is wanted.
   */
  streets?: { url: string; layers: LayerSpecification[] }
}

/** Returns the whole style: outlines, streets if there are any, names of towns; the layers of the results go on top. */
export function baseStyle(options: BaseStyleOptions): StyleSpecification {
  const { theme, tilesUrl, creditsUrl, origin, fonts, streets } = options
  const { bounds, minZoom, maxZoom } = BASE_TILES
  const osm = `<a href="${BASE_TILES_CREDIT_URL}">${streets ? STREETS_CREDIT : BASE_TILES_CREDIT}</a>`
  const attribution = `${osm} <a href="${creditsUrl}">Open Data</a>`
  const empty: GeoJSONSourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }
  return {
    version: 8,
    'font-faces': fontFaces(fonts, origin),
    sources: {
      base: { type: 'vector', tiles: [origin + tilesUrl], bounds, minzoom: minZoom, maxzoom: maxZoom, attribution },
      ...(streets && {
        [STREETS_SOURCE]: { type: 'vector', url: `pmtiles://${new URL(streets.url, origin)}`, attribution },
      }),
      ...districtSources(origin),
      [PLACES_SOURCE]: empty,
      [RESULTS_SOURCE]: empty,
      [SINGLE_SOURCE]: empty,
      [CATCHMENTS_SOURCE]: empty,
      [DISTANCES_SOURCE]: empty,
      [REACH_SOURCE]: empty,
    },
    layers: [
      ...outlineLayers(theme),
      // Where there are streets, their land and water cover the outlines.
      ...(streets?.layers ?? []),
      ...districtLayers(theme),
      townLayer(theme),
    ],
  }
}

function outlineLayers(theme: Theme): LayerSpecification[] {
  const { water, land, home, line } = MAP_COLORS[theme]
  const base = { source: 'base' } as const
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
    ...waterLayers(theme),
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

/** Rivers and lakes that Natural Earth ranks from here on are only shown in close views. */
const SMALL_RANK = 10
const SMALL_FROM_ZOOM = 8

/** Returns the layers of inland waters; larger rivers are wider. */
function waterLayers(theme: Theme): LayerSpecification[] {
  const { water, river } = MAP_COLORS[theme]
  const isShown: FilterSpecification = [
    'step',
    ['zoom'],
    ['<', ['get', 'rank'], SMALL_RANK],
    SMALL_FROM_ZOOM,
    true,
  ] as never
  const widthAt = (large: number, small: number) =>
    ['interpolate', ['linear'], ['get', 'rank'], 2, large, 10, small] as const
  return [
    {
      source: 'base',
      id: 'lakes',
      type: 'fill',
      'source-layer': 'lakes',
      filter: isShown,
      paint: { 'fill-color': water },
    },
    {
      source: 'base',
      id: 'rivers',
      type: 'line',
      'source-layer': 'rivers',
      filter: isShown,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': river,
        'line-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          widthAt(1.4, 0.6),
          9,
          widthAt(4, 1.4),
          13,
          widthAt(8, 3),
        ] as never,
      },
    },
  ]
}

/**
 * Returns the layer of town names: those of towns with more schools are larger and take precedence, those of parts of
 * cities are small and come last, and a name makes way for a cluster or pin on its town.
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
      'text-size': [
        'case',
        ['has', 'part'],
        12.5,
        ['interpolate', ['linear'], ['get', 'schools'], 1, 13, 100, 15, 1000, 17],
      ],
      'text-letter-spacing': ['case', ['has', 'part'], 0.04, 0],
      'symbol-sort-key': ['case', ['has', 'part'], 0, ['-', -1, ['get', 'schools']]],
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

/**
 * Returns the sources of the borders, by folder. Tiles of a city are only requested when a close view touches it; the
 * credits page names their publishers.
 */
function districtSources(origin: string): StyleSpecification['sources'] {
  const zooms = { minzoom: DISTRICTS_ZOOM, maxzoom: DISTRICTS_ZOOM }
  return Object.fromEntries(
    CITY_DISTRICTS.map(({ folder, bounds }) => [
      folder,
      { type: 'vector', tiles: [`${origin}/map/districts/${folder}/{z}/{x}/{y}.pbf`], bounds, ...zooms },
    ]),
  )
}

/** The borders of quarters help with orientation and must be weaker than everything else. */
const DISTRICTS_OPACITY = 0.6

/** Returns the layers of the borders. */
function districtLayers(theme: Theme): LayerSpecification[] {
  return CITY_DISTRICTS.map(({ folder }) => ({
    id: folder,
    type: 'line',
    source: folder,
    'source-layer': 'districts',
    minzoom: DISTRICTS_FROM_ZOOM,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': MAP_COLORS[theme].line,
      'line-width': ['interpolate', ['linear'], ['zoom'], DISTRICTS_FROM_ZOOM, 0.7, 14, 1.2],
      'line-opacity': DISTRICTS_OPACITY,
      'line-dasharray': [3, 3],
    },
  }))
}
