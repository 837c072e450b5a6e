import type { ReactNode } from 'react'
import { formatMonth, formatNumber, languageName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolProfile } from '../find-school.server.ts'
import { COUNTRY_LANGUAGE } from '../vocabulary.ts'

/** What the register says, with its name, licence line and date. */
export function ProfileFacts({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  const locale = useLocale()
  const { register } = school
  const facts: [string, ReactNode][] = [
    [t('facts.number'), school.officialNumber],
    [t('facts.ownership'), school.ownership && t(`ownership.${school.ownership}`)],
    [t('facts.pupils'), school.pupils && formatNumber(locale, school.pupils)],
    [t('facts.type'), school.localType],
    [t('facts.languages'), school.languages.map((language) => languageName(locale, language)).join(', ')],
  ]
  return (
    <section aria-labelledby="facts" className="sheet p-6">
      <h2 id="facts" className="text-[1.1875rem]">
        {t('facts.title')}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-faint">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-4 text-ink-soft text-xs">
        {school.sample && t('facts.sample')}
        {register && (
          <>
            {t('facts.source')}{' '}
            <a href={register.url} rel="noopener" lang={COUNTRY_LANGUAGE[register.country]} className="text-ink-soft">
              {register.attribution}
            </a>
            {school.sourceDate && `, ${t('facts.asOf', { month: formatMonth(locale, school.sourceDate) })}`}
            {register.positionAttribution && <span className="block">{register.positionAttribution}</span>}
          </>
        )}
      </p>
    </section>
  )
}
