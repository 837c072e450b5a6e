import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { ChangeField } from '../changes/change-fields.ts'

/** Returns a function that names a field of a change for people. */
export function useFieldName(): (field: ChangeField) => string {
  const t = useTranslation()
  const locale = useLocale()
  return (field) => {
    if (field === 'email') return t('auth.email')
    if (field === 'phone' || field === 'website') return t(`account.contact.${field}`)
    if (field === 'features' || field === 'languages') return t(`groups.field.${field}`)
    const [section, language] = field.split('_') as ['summary' | 'description', Locale]
    return t(`groups.field.${section}`, { language: languageName(locale, language) })
  }
}
