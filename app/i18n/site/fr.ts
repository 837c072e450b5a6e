import { reviews } from '../reviews/fr.ts'
import { school } from '../school/fr.ts'
import { search } from '../search/fr.ts'
import { shell } from '../shell/fr.ts'

export const site = { ...shell, ...school, ...reviews, ...search }
