import type { LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS, type Theme } from './colors.ts'
import { MAP_FONT } from './font.ts'
import { REACH_SOURCE } from './style.ts'

/** Returns the layers of how far one gets: the nearer, the darker, with the minutes at each edge. */
export function reachLayers(theme: Theme): LayerSpecification[] {
  const { board, home } = MAP_COLORS[theme]
  const source = REACH_SOURCE
  return [
    { id: 'reach', type: 'fill', source, paint: { 'fill-color': board, 'fill-opacity': 0.12 } },
    {
      id: 'reach-lines',
      type: 'line',
      source,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': board, 'line-width': 1.4, 'line-dasharray': [3, 2] },
    },
    {
      id: 'reach-minutes',
      type: 'symbol',
      source,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 400,
        'text-field': ['concat', ['get', 'minutes'], ' min'],
        'text-font': MAP_FONT,
        'text-size': 12,
      },
      paint: { 'text-color': board, 'text-halo-color': home, 'text-halo-width': 2 },
    },
  ]
}
