import { reviews } from './reviews.ts'
import { school } from './school.ts'
import { shell } from './shell.ts'

/** The German texts that every page may need. */
export const site = { ...shell, ...school, ...reviews }
