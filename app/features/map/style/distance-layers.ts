import type { LayerSpecification } from 'maplibre-gl'
import { MAP_COLORS, type Theme } from './colors.ts'
import { MAP_FONT } from './font.ts'
import { DISTANCES_SOURCE } from './style.ts'

const isCircle = ['==', ['geometry-type'], 'Polygon'] as const
const isLabel = ['==', ['geometry-type'], 'Point'] as const

/** Returns the layers of last distances: circles with school, year and distance at their northern ends. */
export function distanceLayers(theme: Theme): LayerSpecification[] {
  const { labelText, label, covers } = { ...MAP_COLORS[theme] }
  const source = DISTANCES_SOURCE
  const color = covers.high_school
  return [
    {
      ...{ id: 'distances', type: 'fill', source, filter: isCircle as never },
      paint: { 'fill-color': color, 'fill-opacity': 0.06 },
    },
    {
      ...{ id: 'distance-lines', type: 'line', source, filter: isCircle as never },
      paint: { 'line-color': color, 'line-width': 2, 'line-dasharray': [3, 1.5] },
    },
    {
      ...{ id: 'distance-labels', type: 'symbol', source, filter: isLabel as never },
      layout: { 'text-field': ['get', 'label'], 'text-font': MAP_FONT, 'text-size': 12, 'text-anchor': 'bottom' },
      paint: { 'text-color': labelText, 'text-halo-color': label, 'text-halo-width': 2 },
    },
  ]
}
