import { formatNumber, numberFormat } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Formats an amount of euro cents to the cent, as in accounting: `24,37 €`. */
export const formatAmount = (locale: Locale, cents: number): string =>
  numberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)

/** Formats a VAT rate in the language: `19 %`. @param basisPoints hundredths of a percent */
export const formatRate = (locale: Locale, basisPoints: number): string =>
  `${formatNumber(locale, basisPoints / 100, basisPoints % 100 ? 2 : 0)}${locale === 'en' ? '' : '\u00a0'}%`
