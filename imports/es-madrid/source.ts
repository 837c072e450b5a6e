import type { Source } from '../source.ts'
import { register } from './register.ts'

/** Schools of the Comunidad de Madrid. */
export const esMadrid: Source = {
  id: 'es-madrid',
  country: 'ES',
  tables: [register],
  supplements: [],
  overrules: [],
}
