import type { Source } from '../source.ts'
import { buildings } from './buildings.ts'
import { classes } from './classes.ts'
import { textbooks } from './textbooks.ts'

/** Statistics of the Ministero dell'Istruzione e del Merito: classes, buildings, textbooks. */
export const itStatistics: Source = {
  id: 'it-statistics',
  country: 'IT',
  tables: [classes, buildings, textbooks],
  supplements: [],
  overrules: [],
}
