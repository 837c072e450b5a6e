import { zxyToTileId } from 'pmtiles'
import { toUnitSquare } from '#app/features/map/tiles/base-tiles.ts'
import type { Box } from './area.ts'

/** Tile ids from `from` up to, but not including, `to`. */
export type Range = { from: number; to: number }

/** Columns and rows of tiles, inclusive. */
type Tiles = { left: number; right: number; top: number; bottom: number }

/**
 * Returns the ids of all tiles that touch one of the boxes, as ranges in ascending order that neither touch nor
 * overlap. Ids follow a Hilbert curve, on which the tiles within a tile are consecutive (PMTiles version 3, section
 * 4.1).
 */
export function tileRanges(boxes: readonly Box[], minZoom: number, maxZoom: number): Range[] {
  const ranges: Range[] = []
  for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
    for (const box of boxes) collect(tilesOf(box, zoom), zoom, { z: 0, x: 0, y: 0 }, ranges)
  }
  return joined(ranges)
}

/** Returns the number of tiles in ranges. */
export const countTiles = (ranges: readonly Range[]): number => ranges.reduce((sum, { from, to }) => sum + to - from, 0)

function tilesOf([west, south, east, north]: Box, zoom: number): Tiles {
  const last = 2 ** zoom - 1
  const at = (part: number) => Math.min(last, Math.max(0, Math.floor(part * 2 ** zoom)))
  const [left, top] = toUnitSquare(west, north)
  const [right, bottom] = toUnitSquare(east, south)
  return { left: at(left), right: at(right), top: at(top), bottom: at(bottom) }
}

/** Adds the part of the wanted tiles of a zoom that is within a tile, divided only as far as the edge requires. */
function collect(wanted: Tiles, zoom: number, tile: { z: number; x: number; y: number }, ranges: Range[]): void {
  const { z, x, y } = tile
  const side = 2 ** (zoom - z)
  const [left, top] = [x * side, y * side]
  const [right, bottom] = [left + side - 1, top + side - 1]
  if (left > wanted.right || right < wanted.left || top > wanted.bottom || bottom < wanted.top) return
  if (left >= wanted.left && right <= wanted.right && top >= wanted.top && bottom <= wanted.bottom) {
    const from = firstId(zoom) + (zxyToTileId(z, x, y) - firstId(z)) * side ** 2
    ranges.push({ from, to: from + side ** 2 })
    return
  }
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    collect(wanted, zoom, { z: z + 1, x: x * 2 + dx, y: y * 2 + dy }, ranges)
  }
}

const firstId = (zoom: number) => (4 ** zoom - 1) / 3

function joined(ranges: Range[]): Range[] {
  const all: Range[] = []
  for (const { from, to } of ranges.sort((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}
