import proj4 from 'proj4'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Position } from '../register-school.ts'

proj4.defs(
  'EPSG:27700',
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
    '+towgs84=446.448,-125.157,542.06,0.1502,0.247,0.8421,-20.4894 +units=m +no_defs',
)
// Irish Grid (TM75), with the shift of Ordnance Survey Ireland.
proj4.defs(
  'EPSG:29903',
  '+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=1.000035 +x_0=200000 +y_0=250000 +a=6377340.189 +b=6356034.447938534 ' +
    '+towgs84=482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15 +units=m +no_defs',
)
proj4.defs(
  'EPSG:2154',
  '+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 +ellps=GRS80 +units=m +no_defs',
)

/** UTM zone of ETRS89. */
const utm = (zone: number) => proj4(`+proj=utm +zone=${zone} +ellps=GRS80 +units=m +no_defs`, 'WGS84')

const PROJECTIONS = {
  'EPSG:27700': proj4('EPSG:27700', 'WGS84'),
  'EPSG:29903': proj4('EPSG:29903', 'WGS84'),
  'EPSG:2154': proj4('EPSG:2154', 'WGS84'),
  'EPSG:3857': proj4('EPSG:3857', 'WGS84'),
  'EPSG:25829': utm(29),
  'EPSG:25830': utm(30),
  'EPSG:25831': utm(31),
  'EPSG:25832': utm(32),
  'EPSG:25833': utm(33),
}

/** Boxes [south, west, north, east] that contain the country with its islands and overseas parts. */
const BOXES: Record<CountryCode, readonly [number, number, number, number][]> = {
  DE: [[47.2, 5.8, 55.1, 15.1]],
  IT: [[35.4, 6.6, 47.1, 18.6]],
  ES: [
    [35.1, -9.4, 43.9, 4.4],
    [27.5, -18.3, 29.5, -13.3],
  ],
  GB: [[49.8, -8.7, 60.9, 1.8]],
  FR: [
    [41.3, -5.2, 51.2, 9.6],
    [14.3, -63.2, 18.2, -60.8], // Antilles
    [2.1, -54.7, 5.9, -51.5], // Guyane
    [-21.5, 55.1, -20.8, 55.9], // La Réunion
    [-13.1, 44.9, -12.6, 45.4], // Mayotte
    [46.7, -56.5, 47.2, -56.1], // Saint-Pierre-et-Miquelon
    [-22.9, 163.5, -19.5, 168.2], // Nouvelle-Calédonie
    [-28, -155, -7.5, -134], // Polynésie française
    [-14.4, -178.3, -13.1, -176.1], // Wallis-et-Futuna
  ],
}

/** Decimal places that are kept: about 10 cm. */
const DECIMALS = 6

/**
 * Returns a position from degrees as text, with point or comma; null if a number is missing or both are zero. Where it
 * lies is checked with the address of the school.
 *
 * @param precision whether it is the building or only the centre of the town
 */
export function degrees(lat: string, lng: string, precision: Position['precision'] = 'exact'): Position | null {
  return positionAt(decimal(lat), decimal(lng), precision)
}

/** Returns longitude and latitude, in degrees, of a point in metres on a national grid. */
export function toDegrees(grid: keyof typeof PROJECTIONS, point: readonly [number, number]): [number, number] {
  const [lng = Number.NaN, lat = Number.NaN] = PROJECTIONS[grid].forward([...point])
  return [Number(lng.toFixed(DECIMALS)), Number(lat.toFixed(DECIMALS))]
}

/** Returns a position from metres on a national grid; null if a number is missing. */
export function metres(grid: keyof typeof PROJECTIONS, easting: string, northing: string): Position | null {
  const x = decimal(easting)
  const y = decimal(northing)
  // Only in the web map grid is anything west of Greenwich negative; a zero is an empty cell.
  if (!(grid === 'EPSG:3857' ? x !== 0 && y > 0 : x > 0 && y > 0)) return null
  const [lng = Number.NaN, lat = Number.NaN] = PROJECTIONS[grid].forward([x, y])
  return positionAt(lat, lng, 'exact')
}

/** Returns the number in a cell, with point or comma as decimal mark; NaN for anything else. */
export function decimal(cell: string): number {
  return /^[+-]?\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN
}

/** Whether a point lies in a box around the country, its islands or its overseas parts. */
export function isInCountry(country: CountryCode, { lat, lng }: { lat: number; lng: number }): boolean {
  return BOXES[country].some(([south, west, north, east]) => lat > south && lat < north && lng > west && lng < east)
}

function positionAt(lat: number, lng: number, precision: Position['precision']): Position | null {
  if (!Number.isFinite(lat) || !Number.isFinite(lng) || (lat === 0 && lng === 0)) return null
  return { lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)), precision }
}

const POINT = /^POINT ?\((-?[\d.]+) (-?[\d.]+)\)$/

/** Reads a point as well-known text (`POINT (x y)`, OGC 06-103r4); empty texts for anything else. */
export function wktPoint(wkt: string): { x: string; y: string } {
  const [, x = '', y = ''] = POINT.exec(wkt) ?? []
  return { x, y }
}
