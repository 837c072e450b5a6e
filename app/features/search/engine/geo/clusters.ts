import type { Box } from './geo-index.ts'

/** Most clusters and pins of one map. */
export const MOST_FEATURES = 500
/** Cells are about 64 pixels wide: the world is 256 pixels at zoom 0, 2^level cells at a level. */
const LEVELS_ABOVE_ZOOM = 2
/** From this zoom on only points at the very same place are put together. */
const ZOOM_OF_POINTS = 16
const LEVEL_OF_POINTS = 26

/** Points of one cell. */
export type Cell = {
  count: number
  /** Centre of the points. */
  lat: number
  lng: number
  /** The smallest box around the points. */
  bounds: Box
  /** A point of the cell, as it was given to {@link CellGrid.add}. */
  example: number
}

/**
 * Puts points in a box into cells of a grid that is fixed on the globe, so that clusters stay where they are when the
 * map moves. The grid is coarser than the zoom asks for if there would be more cells than {@link MOST_FEATURES}.
 */
export class CellGrid {
  readonly #level: number
  readonly #west: number
  readonly #south: number
  readonly #columns: number
  /** Cell numbers by place in the grid; a map where the grid would be large and the points are few. */
  readonly #numbers: Int32Array | Map<number, number>
  readonly #cells: { count: number; lat: number; lng: number; bounds: Box; example: number }[] = []

  constructor([west, south, east, north]: Box, zoom: number, points: number) {
    const size = (level: number) => {
      const columns = column(east, level) - column(west, level) + 1
      return columns * (row(north, level) - row(south, level) + 1)
    }
    let level = zoom >= ZOOM_OF_POINTS ? LEVEL_OF_POINTS : Math.floor(zoom) + LEVELS_ABOVE_ZOOM
    if (points > MOST_FEATURES) while (level > 0 && size(level) > MOST_FEATURES) level--
    this.#level = level
    this.#west = column(west, level)
    this.#south = row(south, level)
    this.#columns = column(east, level) - this.#west + 1
    this.#numbers = points > MOST_FEATURES ? new Int32Array(size(level)).fill(-1) : new Map()
  }

  /** @param point any number by which the caller knows the point again */
  add(lat: number, lng: number, point: number): void {
    const place = (row(lat, this.#level) - this.#south) * this.#columns + column(lng, this.#level) - this.#west
    const cell = this.#cells[this.#numberAt(place)]!
    cell.count++
    cell.lat += lat
    cell.lng += lng
    cell.example = point
    const { bounds } = cell
    if (lng < bounds[0]) bounds[0] = lng
    if (lat < bounds[1]) bounds[1] = lat
    if (lng > bounds[2]) bounds[2] = lng
    if (lat > bounds[3]) bounds[3] = lat
  }

  cells(): Cell[] {
    return this.#cells.map((cell) => ({ ...cell, lat: cell.lat / cell.count, lng: cell.lng / cell.count }))
  }

  #numberAt(place: number): number {
    const numbers = this.#numbers
    const known = numbers instanceof Map ? (numbers.get(place) ?? -1) : numbers[place]!
    if (known !== -1) return known
    const number = this.#cells.length
    this.#cells.push({ count: 0, lat: 0, lng: 0, bounds: [180, 90, -180, -90], example: 0 })
    if (numbers instanceof Map) numbers.set(place, number)
    else numbers[place] = number
    return number
  }
}

function column(lng: number, level: number): number {
  return Math.floor(((lng + 180) / 360) * 2 ** level)
}

function row(lat: number, level: number): number {
  return Math.floor(((lat + 90) / 180) * 2 ** level)
}
