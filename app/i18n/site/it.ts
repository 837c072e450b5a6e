import { reviews } from '../reviews/it.ts'
import { school } from '../school/it.ts'
import { search } from '../search/it.ts'
import { shell } from '../shell/it.ts'

export const site = { ...shell, ...school, ...reviews, ...search }
