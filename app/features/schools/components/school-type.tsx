import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import type { KindOfSchool } from '../kind-of-school.ts'

/** The local name of the type of school, with a gloss for readers of another language: `Lycée · Gymnasium`. */
export function SchoolType({ school }: { school: { localType: string; kind: KindOfSchool; country: CountryCode } }) {
  const t = useTranslation()
  const locale = useLocale()
  const gloss = t(`category.${school.kind}`)
  const own = COUNTRY_LANGUAGE[school.country]
  if (!school.localType) return gloss
  const local = <span lang={own === locale ? undefined : own}>{school.localType}</span>
  if (own === locale || school.localType === gloss || school.kind === 'other') return local
  return (
    <>
      {local} · <span className="text-ink-soft in-[.on-dark]:text-inherit">{gloss}</span>
    </>
  )
}
