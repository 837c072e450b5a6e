import type { Source } from '../source.ts'
import { programmes } from './programmes.ts'
import { register } from './register.ts'

/** Schools of the Comunidad de Madrid, and results of its search for schools with a programme. */
export const esMadrid: Source = {
  id: 'es-madrid',
  country: 'ES',
  tables: [register, programmes],
  supplements: [],
  overrules: [],
}
