import { about } from './about.ts'
import { ordering } from './ordering.ts'
import { plans } from './plans.ts'

export const pages = { ...about, ...ordering, ...plans }
