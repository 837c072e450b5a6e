import { about } from './about.ts'
import { home } from './home.ts'
import { plans } from './plans.ts'
import { reviews } from './reviews.ts'
import { school } from './school.ts'
import { shell } from './shell.ts'

/** The German catalogue: its keys and placeholders are what the other languages must have. */
export const de = { ...shell, ...home, ...school, ...reviews, ...plans, ...about }
export type German = typeof de
