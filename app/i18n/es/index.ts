import type { Catalogue } from '../translate.ts'
import { about } from './about.ts'
import { home } from './home.ts'
import { plans } from './plans.ts'
import { reviews } from './reviews.ts'
import { school } from './school.ts'
import { shell } from './shell.ts'

export const es: Catalogue = { ...shell, ...home, ...school, ...reviews, ...plans, ...about }
