import type { Locale } from '#app/i18n/locales.ts'
import { de, type InvoiceTexts } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

// They are separate from the catalogues of the screens, so that no browser ever loads them.
const TEXTS: Record<Locale, InvoiceTexts> = { de, en, fr, es, it }

/** Gives a text of invoices in a language; placeholders in braces are replaced by the values of the same name. */
export function invoiceText(locale: Locale) {
  return (key: keyof InvoiceTexts, values: Record<string, string> = {}): string =>
    TEXTS[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
