import { addSum, type CellSum } from './cell-sums.ts'
import { type Box, columnAt, DEEPEST, rowAt } from './geo-index.ts'

/** Degrees by index of the point. */
type Positions = { lat: Float32Array; lng: Float32Array }

/** Largest number of clusters and pins of one map. */
export const MAX_FEATURES = 500
/** Cells are about 64 pixels wide: the world is 256 pixels at zoom 0, and 2^level cells at a level. */
const LEVELS_ABOVE_ZOOM = 2
/** From this zoom on, only points at exactly the same place are clustered. */
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
  /** One point in the cell, and the source it was added from. */
  example: { point: number; source: number }
}

/**
 * Sorts points in a box into the cells of a grid that is fixed on the globe, so that clusters stay in place when the
 * map moves. The grid is coarser than the zoom asks for if there would be more than {@link MAX_FEATURES} cells.
 */
export class CellGrid {
  readonly level: number
  readonly #west: number
  readonly #south: number
  readonly #columns: number
  /** Cell numbers by position in the grid; a map if the grid would be large and the points are few. */
  readonly #numbers: Int32Array | Map<number, number>
  #cells = 0
  readonly #counts = new Uint32Array(MAX_FEATURES)
  readonly #examples = new Uint32Array(MAX_FEATURES)
  readonly #sources = new Uint8Array(MAX_FEATURES)
  readonly #lats = new Float64Array(MAX_FEATURES)
  readonly #lngs = new Float64Array(MAX_FEATURES)
  /** West, south, east and north of each cell's points. */
  readonly #bounds = new Float64Array(4 * MAX_FEATURES)

  /** @param points number of points that will be added */
  constructor([west, south, east, north]: Box, zoom: number, points: number) {
    const size = (level: number) => {
      const columns = column(east, level) - column(west, level) + 1
      return columns * (row(north, level) - row(south, level) + 1)
    }
    let level = levelOf(zoom)
    if (points > MAX_FEATURES) while (level > 0 && size(level) > MAX_FEATURES) level--
    this.level = level
    this.#west = column(west, level)
    this.#south = row(south, level)
    this.#columns = column(east, level) - this.#west + 1
    this.#numbers = points > MAX_FEATURES ? new Int32Array(size(level)).fill(-1) : new Map()
  }

  /**
   * Adds points of a source.
   *
   * @param points their indexes in the arrays of degrees
   */
  add({ lat, lng }: Positions, points: Uint32Array, source: number): void {
    const grid = this.#numbers instanceof Int32Array ? this.#numbers : undefined
    const [level, west, south, columns] = [this.level, this.#west, this.#south, this.#columns]
    const [counts, lats, lngs, bounds] = [this.#counts, this.#lats, this.#lngs, this.#bounds]
    const [examples, sources] = [this.#examples, this.#sources]
    let [lastPlace, cell] = [-1, -1]
    for (let at = 0; at < points.length; at++) {
      const point = points[at]!
      const y = lat[point]!
      const x = lng[point]!
      const place = (row(y, level) - south) * columns + column(x, level) - west
      if (place !== lastPlace) {
        lastPlace = place
        cell = grid ? grid[place]! : -1
        if (cell === -1) cell = this.#cellAt(place)
      }
      counts[cell]!++
      lats[cell]! += y
      lngs[cell]! += x
      examples[cell] = point
      sources[cell] = source
      if (x < bounds[4 * cell]!) bounds[4 * cell] = x
      if (y < bounds[4 * cell + 1]!) bounds[4 * cell + 1] = y
      if (x > bounds[4 * cell + 2]!) bounds[4 * cell + 2] = x
      if (y > bounds[4 * cell + 3]!) bounds[4 * cell + 3] = y
    }
  }

  /** Adds documents of a source: `sum` covers those in one cell of the {@link level} that are in the box. */
  addCell(sum: CellSum, source: number): void {
    const [y, x] = [sum.south, sum.west]
    const cell = this.#cellAt((row(y, this.level) - this.#south) * this.#columns + column(x, this.level) - this.#west)
    const [west, south, east, north] = this.#bounds.subarray(4 * cell, 4 * cell + 4) as unknown as Box
    const [count, lat, lng] = [this.#counts[cell]!, this.#lats[cell]!, this.#lngs[cell]!]
    const together = { count, lat, lng, west, south, east, north, example: 0 }
    addSum(together, sum)
    this.#counts[cell] = together.count
    this.#lats[cell] = together.lat
    this.#lngs[cell] = together.lng
    this.#bounds.set([together.west, together.south, together.east, together.north], 4 * cell)
    this.#examples[cell] = together.example
    this.#sources[cell] = source
  }

  cells(): Cell[] {
    return Array.from({ length: this.#cells }, (_, cell) => {
      const [west, south, east, north] = this.#bounds.subarray(4 * cell, 4 * cell + 4)
      const count = this.#counts[cell]!
      return {
        count,
        lat: this.#lats[cell]! / count,
        lng: this.#lngs[cell]! / count,
        bounds: [west!, south!, east!, north!],
        example: { point: this.#examples[cell]!, source: this.#sources[cell]! },
      }
    })
  }

  #cellAt(place: number): number {
    const numbers = this.#numbers
    const known = numbers instanceof Int32Array ? numbers[place]! : (numbers.get(place) ?? -1)
    if (known !== -1) return known
    const cell = this.#cells++
    this.#bounds.set(
      [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
      4 * cell,
    )
    if (numbers instanceof Int32Array) numbers[place] = cell
    else numbers.set(place, cell)
    return cell
  }
}

/** Returns the level of the cells for a zoom, or a coarser one if there would be too many. */
export function levelOf(zoom: number): number {
  return zoom >= ZOOM_OF_POINTS ? LEVEL_OF_POINTS : Math.floor(zoom) + LEVELS_ABOVE_ZOOM
}

function column(lng: number, level: number): number {
  return level <= DEEPEST ? columnAt(lng, level) : Math.floor((lng + 180) * (2 ** level / 360))
}

function row(lat: number, level: number): number {
  return level <= DEEPEST ? rowAt(lat, level) : Math.floor((lat + 90) * (2 ** level / 180))
}
