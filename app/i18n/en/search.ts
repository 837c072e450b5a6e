import { home } from './home.ts'
import { results } from './results.ts'

export const search = { ...home, ...results }
