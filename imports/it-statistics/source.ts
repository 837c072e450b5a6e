import type { Source } from '../source.ts'
import { attendance, citizenship, nursery } from './attendance.ts'
import { buildings } from './buildings.ts'
import { classes } from './classes.ts'
import { textbooks } from './textbooks.ts'

/** Statistics of the Ministero dell'Istruzione e del Merito: classes, full time, citizenship, buildings, textbooks. */
export const itStatistics: Source = {
  id: 'it-statistics',
  country: 'IT',
  tables: [attendance, classes, nursery, citizenship, buildings, textbooks],
  supplements: [],
  overrules: [],
}
