import type { LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS, type Theme } from './colors.ts'
import { MAP_FONT } from './font.ts'
import { CATCHMENTS_SOURCE } from './style.ts'

/** From this zoom, there is room for the numbers of the areas. */
const NUMBERS_FROM_ZOOM = 12

/**
 * Returns the layers of catchment areas: outlines and, in close views, their numbers, as the answers about them name
 * each.
 */
export function catchmentLayers(theme: Theme): LayerSpecification[] {
  const { board, home } = MAP_COLORS[theme]
  const source = CATCHMENTS_SOURCE
  return [
    { id: 'catchments', type: 'fill', source, paint: { 'fill-color': board, 'fill-opacity': 0.05 } },
    {
      id: 'catchment-lines',
      type: 'line',
      source,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': board, 'line-width': 1.4, 'line-opacity': 0.8 },
    },
    {
      id: 'catchment-numbers',
      type: 'symbol',
      source,
      minzoom: NUMBERS_FROM_ZOOM,
      layout: { 'text-field': ['get', 'number'], 'text-font': MAP_FONT, 'text-size': 12 },
      paint: { 'text-color': board, 'text-halo-color': home, 'text-halo-width': 1.5 },
    },
  ]
}
