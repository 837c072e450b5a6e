import { languageName } from '#app/i18n/language-name.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'

/** Returns a function that names what has changed: a column, or a text given as `<section>.<language>`. */
export function useChangeName(): (name: string) => string {
  const t = useTranslation()
  const locale = useLocale()
  return (name) => {
    const [section = '', language] = name.split('.')
    if (!language) return t(`ownTexts.fact.${name}` as PlainKey)
    const isIntroduction = section === 'summary' || section === 'description'
    const title = t((isIntroduction ? `ownTexts.${section}` : `section.${section}`) as PlainKey)
    return t('ownTexts.inLanguage', { title, language: languageName(locale, language) })
  }
}
