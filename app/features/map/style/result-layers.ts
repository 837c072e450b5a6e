import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Category } from '#db/vocabulary.ts'
import { MAP_COLORS, type Theme } from './colors.ts'
import { MAP_FONT } from './font.ts'
import { PIN_SIZE } from './pin-images.ts'
import { RESULTS_SOURCE, SINGLE_SOURCE } from './style.ts'

/** Properties of a point in the results source: a cluster of schools, or one school. `label` is the formatted count. */
export type ResultProperties =
  | { count: number; label: string }
  | { id: string; category: Category; approximate?: boolean }

/**
 * Properties of a point in the source of single schools: the one whose row or pin is under the pointer or the focus,
 * and favourites. They are drawn even if the school is part of a cluster.
 */
export type SingleProperties = {
  id: string
  category: Category
  approximate: boolean
  marked: boolean
  kept: boolean
  /** Stands below the pin. */
  name?: string
}

const isCluster: ExpressionSpecification = ['has', 'count']
const isApproximate: ExpressionSpecification = ['==', ['get', 'approximate'], true]
const magnitude: ExpressionSpecification = ['log10', ['get', 'count']]

/** Returns the layers of clusters: green discs with their count, larger for higher counts. */
export function clusterLayers(theme: Theme): LayerSpecification[] {
  const { onBoard } = MAP_COLORS[theme]
  return [
    {
      id: 'clusters',
      type: 'symbol',
      source: RESULTS_SOURCE,
      filter: isCluster,
      layout: {
        'icon-image': 'cluster',
        'icon-size': ['interpolate', ['linear'], magnitude, 0.3, 0.8, 2, 1, 4, 1.35],
        'icon-allow-overlap': true,
        'text-field': ['get', 'label'],
        'text-font': MAP_FONT,
        'text-size': ['interpolate', ['linear'], magnitude, 0.3, 15, 2, 16, 4, 18],
        'text-allow-overlap': true,
      },
      // Variable fonts are drawn at their regular weight; an outline in the same colour makes the figures bold.
      paint: { 'text-color': onBoard, 'text-halo-color': onBoard, 'text-halo-width': 0.5 },
    },
  ]
}

const pinLayout: SymbolLayerSpecification['layout'] = {
  'icon-image': ['concat', 'pin-', ['get', 'category'], ['case', isApproximate, '-approximate', '']],
  'icon-anchor': 'bottom',
  'icon-allow-overlap': true,
}

/** Returns the layers of pins: exercise books in the colour of their type, some with a ring or a heart. */
export function pinLayers(): LayerSpecification[] {
  const overlapping = { 'icon-allow-overlap': true, 'icon-ignore-placement': true } as const
  return [
    { id: 'pins', type: 'symbol', source: RESULTS_SOURCE, filter: ['!', isCluster], layout: pinLayout },
    { id: 'single-pins', type: 'symbol', source: SINGLE_SOURCE, layout: { ...pinLayout, ...overlapping } },
    {
      id: 'hearts',
      type: 'symbol',
      source: SINGLE_SOURCE,
      filter: ['==', ['get', 'kept'], true],
      layout: { ...overlapping, 'icon-image': 'heart', 'icon-offset': [PIN_SIZE.width / 2 - 2, 2 - PIN_SIZE.height] },
    },
    {
      id: 'marked-pin',
      type: 'symbol',
      source: SINGLE_SOURCE,
      filter: ['==', ['get', 'marked'], true],
      layout: { ...overlapping, 'icon-image': 'ring', 'icon-offset': [0, -PIN_SIZE.height / 2] },
    },
  ]
}

/** Returns the layer of the names of single schools, each on a free side of its pin. */
export function nameLayer(theme: Theme): LayerSpecification {
  const { text, home } = MAP_COLORS[theme]
  return {
    id: 'single-names',
    type: 'symbol',
    source: SINGLE_SOURCE,
    filter: ['has', 'name'],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MAP_FONT,
      'text-size': 14,
      'text-max-width': 11,
      'text-variable-anchor-offset': ['top', [0, 0.2], 'bottom', [0, -2.9], 'left', [1.4, -1.3], 'right', [-1.4, -1.3]],
    },
    paint: { 'text-color': text, 'text-halo-color': home, 'text-halo-width': 2 },
  }
}
