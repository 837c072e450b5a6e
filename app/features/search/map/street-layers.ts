import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS, type MapColors, type Theme } from './colors.ts'
import { MAP_FONT } from './font.ts'

/** From this zoom on the streets' own land and water replace the outlines, which are up to 250 m off. */
export const STREETS_FROM_ZOOM = 8

const streets = { source: 'streets', minzoom: STREETS_FROM_ZOOM } as const

/**
 * Returns the layers of land, water, greens, buildings, ways and their names from tiles in the Protomaps basemap
 * schema, version 4 (https://docs.protomaps.com/basemaps/layers). Towns' names stay those of the directory.
 */
export function streetLayers(theme: Theme): LayerSpecification[] {
  const colors = MAP_COLORS[theme]
  return [...groundLayers(colors), ...wayLayers(colors), ...nameLayers(colors)]
}

function groundLayers(colors: MapColors): LayerSpecification[] {
  const fill = (id: string, layer: string, color: string, filter?: FilterSpecification): LayerSpecification => ({
    ...streets,
    id,
    type: 'fill',
    'source-layer': layer,
    ...(filter && { filter }),
    paint: { 'fill-color': color },
  })
  return [
    fill('earth', 'earth', colors.home, isPolygon),
    fill('cover', 'landcover', colors.green, kindIn('forest', 'grassland', 'scrub')),
    fill(
      'greens',
      'landuse',
      colors.green,
      kindIn('park', 'forest', 'wood', 'grass', 'cemetery', 'nature_reserve', 'pitch'),
    ),
    fill('built', 'landuse', colors.built, kindIn('residential', 'commercial', 'industrial', 'hospital', 'university')),
    fill('school-grounds', 'landuse', colors.school, kindIn('school', 'kindergarten', 'college')),
    fill('street-lakes', 'water', colors.water, isPolygon),
    {
      ...streets,
      id: 'street-rivers',
      type: 'line',
      'source-layer': 'water',
      filter: isLine,
      paint: { 'line-color': colors.water, 'line-width': byZoom([8, 0.6], [14, 3]) },
    },
    {
      ...(fill('buildings', 'buildings', colors.building) as Extract<LayerSpecification, { type: 'fill' }>),
      minzoom: 14,
    },
  ]
}

/** Kinds of ways, least important first, with their widths in pixels at zoom levels. */
const WAYS: { kind: string; from: number; widths: [number, number][] }[] = [
  {
    kind: 'path',
    from: 14,
    widths: [
      [14, 0.6],
      [18, 3],
    ],
  },
  {
    kind: 'minor_road',
    from: 12,
    widths: [
      [12, 0.6],
      [15, 4],
      [18, 16],
    ],
  },
  {
    kind: 'major_road',
    from: 8,
    widths: [
      [8, 0.6],
      [12, 2.4],
      [15, 7],
      [18, 22],
    ],
  },
  {
    kind: 'highway',
    from: 8,
    widths: [
      [8, 1],
      [12, 3.4],
      [15, 9],
      [18, 26],
    ],
  },
]

function wayLayers(colors: MapColors): LayerSpecification[] {
  const edges = WAYS.slice(1).map((way) => wayLayer(`${way.kind}-edge`, way, colors.roadEdge, 1.4))
  const ways = WAYS.map((way) => wayLayer(way.kind, way, way.kind === 'highway' ? colors.mainRoad : colors.road, 0))
  const borders: LayerSpecification = {
    ...streets,
    id: 'street-borders',
    type: 'line',
    'source-layer': 'boundaries',
    filter: kindIn('country'),
    paint: { 'line-color': colors.line, 'line-width': 1.6 },
  }
  const rails: LayerSpecification = {
    ...streets,
    id: 'rails',
    type: 'line',
    'source-layer': 'roads',
    minzoom: 11,
    filter: kindIn('rail'),
    paint: { 'line-color': colors.roadEdge, 'line-width': byZoom([11, 0.8], [16, 2]), 'line-dasharray': [4, 2] },
  }
  return [rails, ...edges, ...ways, borders]
}

function wayLayer(id: string, way: (typeof WAYS)[number], color: string, extra: number): LayerSpecification {
  return {
    ...streets,
    id,
    type: 'line',
    'source-layer': 'roads',
    minzoom: way.from,
    filter: kindIn(way.kind),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': color,
      'line-width': byZoom(...way.widths.map(([zoom, width]): [number, number] => [zoom, width + extra])),
    },
  }
}

function nameLayers(colors: MapColors): LayerSpecification[] {
  const name = (
    id: string,
    layer: string,
    color: string,
    filter: FilterSpecification,
    minzoom: number,
  ): LayerSpecification => ({
    ...streets,
    id,
    type: 'symbol',
    'source-layer': layer,
    minzoom,
    filter,
    layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-font': MAP_FONT, 'text-size': 13 },
    paint: { 'text-color': color, 'text-halo-color': colors.home, 'text-halo-width': 1.5 },
  })
  return [
    name('river-names', 'water', colors.waterText, isLine, 12),
    name('street-names', 'roads', colors.text, kindIn('highway', 'major_road', 'minor_road'), 14),
  ]
}

const isPolygon: FilterSpecification = ['==', ['geometry-type'], 'Polygon']
const isLine: FilterSpecification = ['==', ['geometry-type'], 'LineString']
const kindIn = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]]

function byZoom(...stops: [number, number][]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification
}
