import { toUnitSquare } from '../tiles/base-tiles.ts'

/** Borders of the parts of a city, as tiles of one zoom that `npm run base-map:districts` cuts. */
export type CityDistricts = {
  /** Folder below `public/map/districts`: files under one licence share a folder. */
  folder: `${'open' | 'odbl'}/${string}`
  /** West, south, east, north in degrees: every tile that touches them exists. */
  bounds: [number, number, number, number]
}

/** Zoom of the tiles; closer views enlarge them. */
export const DISTRICTS_ZOOM = 9
/** From this zoom the borders are drawn. */
export const DISTRICTS_FROM_ZOOM = 10

/** The cities with open polygons of their parts; licences: `public/map/districts/<open or odbl>/LICENSE.txt`. */
export const CITY_DISTRICTS: readonly CityDistricts[] = [
  { folder: 'open/berlin', bounds: [13.08, 52.33, 13.77, 52.68] },
  { folder: 'open/frankfurt', bounds: [8.47, 50.01, 8.81, 50.23] },
  { folder: 'open/koeln', bounds: [6.77, 50.82, 7.17, 51.09] },
  { folder: 'open/madrid', bounds: [-3.9, 40.3, -3.51, 40.65] },
  { folder: 'open/milano', bounds: [9.04, 45.38, 9.28, 45.54] },
  { folder: 'odbl/bremen', bounds: [8.48, 53.01, 9.0, 53.23] },
  { folder: 'odbl/hamburg', bounds: [9.72, 53.39, 10.33, 53.75] },
]

/** Returns the columns and rows of the tiles of a city. */
export function districtTileRange({ bounds: [west, south, east, north] }: CityDistricts) {
  const tiles = 2 ** DISTRICTS_ZOOM
  const [left, top] = toUnitSquare(west, north).map((side) => Math.floor(side * tiles)) as [number, number]
  const [right, bottom] = toUnitSquare(east, south).map((side) => Math.floor(side * tiles)) as [number, number]
  return { columns: [left, right] as const, rows: [top, bottom] as const }
}
