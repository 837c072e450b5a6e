import type { Source } from '../source.ts'
import { portraits } from './portraits.ts'
import { register } from './register.ts'

/** Schools of Berlin in the Geoportal, and their portraits. */
export const deBerlin: Source = {
  id: 'de-berlin',
  country: 'DE',
  tables: [register, portraits],
  supplements: [register],
  overrules: ['de-jedeschule'],
}
