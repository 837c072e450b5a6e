import type { ReviewLanguage, ScreeningRules } from '../finding.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** The built-in rules; the team changes their lists, see `editing`. */
export const defaultRules: Record<ReviewLanguage, ScreeningRules> = { de, en, fr, es, it }
