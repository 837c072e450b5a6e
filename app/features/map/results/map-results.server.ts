import { boxOfCatchments } from '#app/features/catchments/list-outlines.server.ts'
import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { env } from '#lib/env.ts'
import type { MapResult, Point, SearchEngine, SearchQuery } from '#search-engine/index.ts'
import { directory } from '../../search/live/directory.server.ts'
import { findNearPlace } from '../../search/places/near-place.server.ts'
import { queryOf } from '../../search/results/search-schools.server.ts'
import type { MapBox, SearchAddress } from '../../search/search-address.ts'
import { chosenWays, limitToWays } from '../../search/ways/limit-to-ways.server.ts'
import { BASE_TILES } from '../tiles/base-tiles.ts'
import { streetsFile } from '../tiles/streets-file.server.ts'
import { boxOfAll, boxOfMost, type Spot } from './box-of-most.ts'
import { boxOfLastDistances } from './list-last-distances.server.ts'

/** The background of a map besides our outlines: our own streets, and another server's style for visitors who agree. */
export type MapBackground = { streets: string | null; styleUrl: string | null }

/** What a map needs to know about a search before its first view. */
export type MapOverview = {
  /** The box of the first view, around most results; null if there are none on the map. */
  extent: MapBox | null
  /** Number of schools on the map. */
  placed: number
  /** Number of schools that are not on the map, because their position is unknown or outside it. */
  unplaced: number
  /** Numbers of rows in the list and of schools in them, if they differ because some schools share a row. */
  shared: { rows: number; schools: number } | null
  /** The point from which distances are measured. */
  from: Point | null
  background: MapBackground
  /** The box around all catchment areas that can be shown; null while there are none. */
  catchments: MapBox | null
  /** The box around all schools whose last distances can be drawn; null while there are none. */
  lastDistances: MapBox | null
  /** Whether areas of so many minutes around a point can be shown. */
  hasWays: boolean
}

const STREETS_PATH = '/map/streets.pmtiles'
const WORLD: MapBox = [-180, -90, 180, 90]
/** A zoom with cells small enough to give an extent and large enough to be few. */
const OVERVIEW_ZOOM = 5
/** The location of most results is found with this many cells side by side. */
const CELLS_ACROSS = 20
/** Degrees of a cell at zoom 0, see `CellGrid`. */
const CELL_DEGREES = 90

/** Fractions of a degree to which coordinates are rounded: a metre. */
const PRECISION = 100_000
const rounded = (degrees: number): number => Math.round(degrees * PRECISION) / PRECISION

/**
 * Returns the results in a box as clusters and pins, see `SearchEngine.map`; coordinates are rounded to a metre, since
 * all their digits would be a quarter of the answer.
 *
 * @param box any box; its part outside the globe is ignored
 * @param zoom of web maps with tiles of 256 pixels; invalid values count as 0
 */
export async function mapResults(
  address: SearchAddress,
  box: MapBox,
  zoom: number,
  language?: Locale,
): Promise<MapResult> {
  const engine = await directory()
  const query = await mapQuery(engine, address, language)
  const { total, clusters, pins } = engine.map(query, intersect(box, WORLD), zoom)
  for (const place of [...clusters, ...pins]) {
    place.lat = rounded(place.lat)
    place.lng = rounded(place.lng)
  }
  for (const cluster of clusters) cluster.bounds = cluster.bounds.map(rounded) as MapBox
  return { total, clusters, pins }
}

export async function mapOverview(address: SearchAddress, language?: Locale): Promise<MapOverview> {
  const engine = await directory()
  const query = await mapQuery(engine, address, language)
  const results = engine.search(query)
  const placed = engine.map(query, intersect(address.box ?? WORLD, BASE_TILES.bounds), OVERVIEW_ZOOM)
  const all = boxOfAll(spotsOf(placed))
  const [catchments, lastDistances] = await Promise.all([boxOfCatchments(), boxOfLastDistances()])
  return {
    extent: all && boxOfMost(spotsOf(engine.map(query, all, zoomWithin(all)))),
    placed: placed.total,
    unplaced: results.schoolTotal - placed.total,
    shared: results.schoolTotal > results.total ? { rows: results.total, schools: results.schoolTotal } : null,
    from: results.from ?? null,
    background: mapBackground(),
    catchments,
    lastDistances,
    hasWays: hasEngine(),
  }
}

/** What the map of a comparison needs to know besides its schools; it shows no other server's map. */
export type MapBasis = Pick<MapOverview, 'background' | 'catchments' | 'hasWays'>

export async function mapBasis(): Promise<MapBasis> {
  const background = { ...mapBackground(), styleUrl: null }
  return { background, catchments: await boxOfCatchments(), hasWays: hasEngine() }
}

/** Returns the background of maps in this installation. */
export function mapBackground(): MapBackground {
  const streets = streetsFile()
  // Browsers request another version for another file, so that they do not mix parts of both.
  return { streets: streets && `${STREETS_PATH}?v=${streets.tag}`, styleUrl: env().MAP_STYLE_URL ?? null }
}

async function mapQuery(engine: SearchEngine, address: SearchAddress, language?: Locale): Promise<SearchQuery> {
  const near = address.near === undefined ? undefined : findNearPlace(engine, address.near)
  const all = { ...queryOf(address, near, language), page: 1, pageSize: 1 }
  const { query } = await limitToWays(engine, all, address, chosenWays(address).length > 0 ? near : undefined)
  return query
}

/** Returns the intersection of two boxes; if it is empty, a box with swapped sides, which contains nothing. */
function intersect(a: MapBox, b: MapBox): MapBox {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
}

function spotsOf({ clusters, pins }: MapResult): Spot[] {
  const alone = pins.map(({ lat, lng }): Spot => ({ lat, lng, count: 1, bounds: [lng, lat, lng, lat] }))
  return [...clusters, ...alone]
}

/** Returns the zoom at which cells distinguish parts of a box. */
function zoomWithin([west, south, east, north]: MapBox): number {
  const degrees = Math.max(east - west, north - south)
  return degrees === 0 ? OVERVIEW_ZOOM : Math.max(0, Math.log2((CELL_DEGREES * CELLS_ACROSS) / degrees))
}
