import { home } from './home.ts'
import { results } from './results.ts'
import { reviews } from './reviews.ts'
import { school } from './school.ts'
import { shell } from './shell.ts'

export const site = { ...shell, ...home, ...school, ...results, ...reviews }
