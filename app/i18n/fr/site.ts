import { reviews } from './reviews.ts'
import { school } from './school.ts'
import { shell } from './shell.ts'

export const site = { ...shell, ...school, ...reviews }
