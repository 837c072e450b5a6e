import { metres } from '../cleaning/position.ts'
import type { Position } from '../register-school.ts'
import type { Row } from '../source.ts'

/**
 * Returns the position from the row itself, or from the row with the same number in a file of points: the 2017 edition
 * keeps
 * them in a separate file.
 */
export function pointOf(row: Row<'easting' | 'northing'>, point: Row | undefined): Position | null {
  return metres('GB', 'EPSG:27700', row.easting || (point?.x ?? ''), row.northing || (point?.y ?? ''))
}
