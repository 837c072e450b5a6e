import { type Flavor, layers } from '@protomaps/basemaps'
import type { LayerSpecification } from 'maplibre-gl'
import type { Locale } from '#app/i18n/locales.ts'
import { MAP_COLORS, type MapColors, type Theme } from './colors.ts'
import { MAP_FONT } from './font.ts'
import { STREETS_SOURCE } from './style.ts'

/** From this zoom, the streets' own land and water cover the outlines, which are up to 250 m off. */
const FROM_ZOOM = 8
/**
 * Places keep the names and sizes of the directory, and house numbers only appear at closer zooms than the map offers.
 */
const LEFT_OUT = /^(?:background$|places_|address_)/

/**
 * Returns the layers of land, water, greens, buildings and ways that Protomaps draws from tiles in its basemap schema,
 * version 4 (https://docs.protomaps.com/basemaps/layers), in our colours and font and with names in the given language
 * where the map has them. What needs pictures from another server, such as road signs, is left out.
 */
export function streetLayers(theme: Theme, language: Locale): LayerSpecification[] {
  return (layers(STREETS_SOURCE, flavorOf(MAP_COLORS[theme]), { lang: language }) as LayerSpecification[])
    .filter((layer) => !LEFT_OUT.test(layer.id) && !hasPicture(layer))
    .map((layer) => ({
      ...layer,
      id: `${STREETS_SOURCE}-${layer.id}`,
      minzoom: Math.max(FROM_ZOOM, layer.minzoom ?? 0),
    }))
}

const hasPicture = (layer: LayerSpecification) => layer.type === 'symbol' && layer.layout?.['icon-image'] !== undefined

function flavorOf(colors: MapColors): Flavor {
  const [font] = MAP_FONT as [string]
  return { ...areaLayers(colors), ...roadLayers(colors), ...labels(colors), regular: font, bold: font, italic: font }
}

function areaLayers({ home, green, built, school, building, water, road, line, roadEdge }: MapColors) {
  const greens = {
    park_a: green,
    park_b: green,
    wood_a: green,
    wood_b: green,
    scrub_a: green,
    scrub_b: green,
    zoo: green,
  }
  const areas = {
    hospital: built,
    industrial: built,
    pedestrian: built,
    aerodrome: built,
    military: built,
    sand: built,
  }
  return {
    ...greens,
    ...areas,
    background: water,
    earth: home,
    beach: built,
    glacier: home,
    runway: road,
    school,
    water,
    pier: home,
    buildings: building,
    railway: roadEdge,
    boundaries: line,
  }
}

/** Ways under the ground are as pale as what is built over them. */
function roadLayers({ road, roadEdge, mainRoad, built }: MapColors) {
  return {
    tunnel_other_casing: built,
    tunnel_minor_casing: roadEdge,
    tunnel_link_casing: roadEdge,
    tunnel_major_casing: roadEdge,
    tunnel_highway_casing: roadEdge,
    tunnel_other: built,
    tunnel_minor: built,
    tunnel_link: built,
    tunnel_major: built,
    tunnel_highway: built,
    minor_service_casing: roadEdge,
    minor_casing: roadEdge,
    link_casing: roadEdge,
    major_casing_late: roadEdge,
    highway_casing_late: roadEdge,
    major_casing_early: roadEdge,
    highway_casing_early: roadEdge,
    other: road,
    minor_service: road,
    minor_a: road,
    minor_b: road,
    link: road,
    major: road,
    highway: mainRoad,
    bridges_other_casing: roadEdge,
    bridges_minor_casing: roadEdge,
    bridges_link_casing: roadEdge,
    bridges_major_casing: roadEdge,
    bridges_highway_casing: roadEdge,
    bridges_other: road,
    bridges_minor: road,
    bridges_link: road,
    bridges_major: road,
    bridges_highway: mainRoad,
  }
}

function labels({ text, home, waterText }: MapColors) {
  return {
    roads_label_minor: text,
    roads_label_minor_halo: home,
    roads_label_major: text,
    roads_label_major_halo: home,
    ocean_label: waterText,
    subplace_label: text,
    subplace_label_halo: home,
    city_label: text,
    city_label_halo: home,
    state_label: text,
    state_label_halo: home,
    country_label: text,
    address_label: text,
    address_label_halo: home,
  }
}
