import { about } from './about.ts'
import { ordering } from './ordering.ts'
import { plans } from './plans.ts'

/** The German texts of the pages about Aulario and what it offers to schools. */
export const pages = { ...about, ...ordering, ...plans }
