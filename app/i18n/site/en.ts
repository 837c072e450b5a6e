import { reviews } from '../reviews/en.ts'
import { school } from '../school/en.ts'
import { search } from '../search/en.ts'
import { shell } from '../shell/en.ts'

export const site = { ...shell, ...school, ...reviews, ...search }
