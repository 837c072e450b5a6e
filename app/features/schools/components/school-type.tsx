import { Fragment } from 'react'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import { type TypedSchool, typeWords } from '../kind-of-school.ts'

/** The type of a school in the words of its register, with our word for readers of another language. */
export function SchoolType({ school }: { school: TypedSchool }) {
  const t = useTranslation()
  const locale = useLocale()
  const language = COUNTRY_LANGUAGE[school.country]
  const kind = t(`category.${school.kind}`)
  const words = school.localType === kind ? (['kind'] as const) : typeWords(school, locale)
  return words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' · '}
      {word === 'own' ? (
        <span lang={language === locale ? undefined : language}>{school.localType}</span>
      ) : (
        <span className={words.length > 1 ? 'text-ink-soft in-[.on-dark]:text-inherit' : undefined}>{kind}</span>
      )}
    </Fragment>
  ))
}
