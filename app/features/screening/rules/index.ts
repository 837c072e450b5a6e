import type { ReviewLanguage, ScreeningRules } from '../finding.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { it } from './it/index.ts'

/** The built-in rules; the team changes their lists, see `editing`. */
export const defaultRules: Record<ReviewLanguage, ScreeningRules> = { de, en, fr, es, it }
