/**
 * The base map's tiles, as `npm run base-map` cuts them into public/map and as the browser and the server read them.
 * Every tile at these zooms that touches the bounds exists, open sea as an empty one.
 */
export const BASE_TILES = {
  /** West, south, east, north in degrees: the five countries with the Canary Islands, and some margin around them. */
  bounds: [-32, 25, 40, 63] as [number, number, number, number],
  minZoom: 2,
  /**
   * Its tile units are 49 m wide at 50° north, finer than the 250 m of the outlines: closer views enlarge this zoom.
   */
  maxZoom: 6,
  /** Units along one side of a tile. */
  extent: 8192,
} as const

/** Credit that must be shown beside every map with these tiles (Open Database License 1.0, section 4.3). */
export const BASE_TILES_CREDIT = '© OpenStreetMap'
/** The same where the map shows streets, as their source requires (https://www.openstreetmap.org/copyright). */
export const STREETS_CREDIT = '© OpenStreetMap contributors'
export const BASE_TILES_CREDIT_URL = 'https://www.openstreetmap.org/copyright'

/** Returns the columns and rows of the tiles that touch the bounds at a zoom, including the last ones. */
export function baseTileRange(zoom: number): { columns: [number, number]; rows: [number, number] } {
  const [west, south, east, north] = BASE_TILES.bounds
  const [left, top] = toUnitSquare(west, north)
  const [right, bottom] = toUnitSquare(east, south)
  const tiles = 2 ** zoom
  return {
    columns: [Math.floor(left * tiles), Math.floor(right * tiles)],
    rows: [Math.floor(top * tiles), Math.floor(bottom * tiles)],
  }
}

/**
 * Projects a position to Web Mercator (EPSG:3857) scaled to a unit square with its origin at the north-west, the plane
 * that tiles divide.
 *
 * @param lng degrees east
 * @param lat degrees north, within ±85.05
 */
export function toUnitSquare(lng: number, lat: number): [number, number] {
  const sine = Math.sin((lat * Math.PI) / 180)
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}
