import { type FeePart, type Fees, feeCurrency } from '#app/features/schools/fees.ts'
import { formatMeasure } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { schoolYear } from '#lib/text/school-year.ts'

/** Returns what a year at a school costs, according to the school, in the reader's language. */
export function presentFees(fees: Fees, country: CountryCode, locale: Locale) {
  const t = translator(locale)
  const money = (value: number) =>
    formatMeasure(locale, value, { unit: feeCurrency(country), digits: 0, isSigned: false })
  const { from, to, year, included } = fees
  const values = { from: money(from), to: money(to), year: schoolYear(year) }
  return {
    title: t('fees.title'),
    amount: from === to ? t('fees.amount', { amount: values.from, year: values.year }) : t('fees.range', values),
    included:
      included.length > 0
        ? t('fees.included', { parts: included.map((part: FeePart) => t(`fees.${part}`)).join(', ') })
        : '',
  }
}
