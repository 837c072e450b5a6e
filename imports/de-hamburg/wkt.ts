import { degrees, metres } from '../cleaning/position.ts'
import type { Position } from '../register-school.ts'

const POINT = /^POINT ?\((-?[\d.]+) (-?[\d.]+)\)$/

/** Returns a position from `POINT (x y)` in degrees (EPSG:4326) or in the metres of EPSG:25832. */
export function pointOfWkt(wkt: string, grid: string): Position | null {
  const [, x = '', y = ''] = POINT.exec(wkt) ?? []
  return grid === 'EPSG:25832' ? metres('DE', 'EPSG:25832', x, y) : degrees('DE', y, x)
}
