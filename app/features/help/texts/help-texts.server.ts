import type { Locale } from '#app/i18n/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { HelpTexts } from './help-text.ts'
import { it } from './it.ts'

/** All help articles in every language; loaded on the server only. */
export const HELP_TEXTS: Record<Locale, HelpTexts> = { de, en, es, fr, it }
