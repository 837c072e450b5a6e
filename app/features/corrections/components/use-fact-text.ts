import { countryName, formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { CATEGORIES, type Category, COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { Reportable } from '../correction-fields.ts'

/** Facts with few possible values, in the order of the choice. */
export const CHOICES: { [Field in Reportable]?: readonly string[] } = {
  category: CATEGORIES,
  ownership: ['public', 'private'],
  country: COUNTRIES,
}

/** Returns a function that formats a fact for people; a missing one becomes words too. */
export function useFactText(): (field: Reportable, value: string) => string {
  const t = useTranslation()
  const locale = useLocale()
  return (field, value) => {
    if (value === '') return t('correction.silent')
    if (field === 'category') return t(`category.${value as Category}`)
    if (field === 'ownership') return t(`ownership.${value as 'public' | 'private'}`)
    if (field === 'pupils') return formatNumber(locale, Number(value))
    return field === 'country' ? countryName(locale, value as CountryCode) : value
  }
}
