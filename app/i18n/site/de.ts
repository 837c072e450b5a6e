import { reviews } from '../reviews/de.ts'
import { school } from '../school/de.ts'
import { search } from '../search/de.ts'
import { shell } from '../shell/de.ts'

/** The German texts that every page may need. */
export const site = { ...shell, ...school, ...reviews, ...search }
