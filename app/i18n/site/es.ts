import { reviews } from '../reviews/es.ts'
import { school } from '../school/es.ts'
import { search } from '../search/es.ts'
import { shell } from '../shell/es.ts'

export const site = { ...shell, ...school, ...reviews, ...search }
