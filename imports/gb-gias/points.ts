import { metres } from '../cleaning/position.ts'
import type { Position } from '../register-school.ts'
import type { Row } from '../source.ts'

/**
 * The position from the row itself, or from the row with the same number in a file of points: the cut of 2017 keeps
 * them apart.
 */
export function pointOf(row: Row<'easting' | 'northing'>, point: Row | undefined): Position | null {
  return metres('GB', 'EPSG:27700', row.easting || (point?.x ?? ''), row.northing || (point?.y ?? ''))
}
