import type { Locale } from '#app/i18n/locales.ts'
import type { Insert, Table } from '../pages/legal-text.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { it } from './texts/it.ts'
import type { TableTexts } from './texts/table-texts.ts'

export const TABLE_TEXTS: Record<Locale, TableTexts> = { de, en, fr, es, it }

/** Returns a table with its titles in a language. */
export function tableOf(locale: Locale, insert: Exclude<Insert, 'registers' | 'coverage'>, rows: string[][]): Table {
  const [label, ...head] = TABLE_TEXTS[locale].heads[insert]
  return { label, head, rows }
}
