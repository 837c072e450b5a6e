import type { Source } from '../source.ts'
import { census } from './census.ts'
import { inspections } from './inspections.ts'
import { contacts, register } from './register.ts'
import { highers, levels } from './results.ts'

/** Schools of Scotland, with the statistics of the Scottish Government and the grades of Education Scotland. */
export const gbScotland: Source = {
  id: 'gb-scotland',
  country: 'GB',
  tables: [register, contacts, census, levels, highers, inspections],
  supplements: [],
  overrules: [],
}
