import { home } from './home.ts'
import { results } from './results.ts'

/** The German texts that searching needs: the entry page and the results. */
export const search = { ...home, ...results }
