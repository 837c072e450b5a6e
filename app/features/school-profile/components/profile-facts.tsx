import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { SchoolProfile } from '../find-school.server.ts'
import { FactSource, RegisterPopover } from './fact-source.tsx'

/** Loaded on demand, because few schools have further sites. The server waits for it. */
const SchoolSites = lazyPart(async () => (await import('./school-sites.tsx')).SchoolSites)

/** The register's facts and, separately, the school's; with the register's attribution and date. */
export function ProfileFacts({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  const locale = useLocale()
  const { register } = school
  if (school.facts.length === 0) return null
  return (
    <section aria-labelledby="facts" className="sheet p-6">
      <h2 id="facts" className="text-[1.1875rem]">
        {t(register || school.sample ? 'facts.title' : 'facts.ownTitle')}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {school.facts.map(({ label, official, own, register: before, requested }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-faint">{label}</dt>
            {official && (
              <dd>
                {official} <FactSource school={school} fact={label} />
                {before !== undefined && (
                  <span className="block text-ink-soft text-xs">{t('facts.corrected', { value: before || '–' })}</span>
                )}
              </dd>
            )}
            {own && (
              <dd className="col-start-2">
                {own}{' '}
                {requested ? (
                  <span className="text-ink-soft text-xs">{t('facts.requested')}</span>
                ) : (
                  <FactSource school={school} fact={label} own />
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {school.institute && <SchoolSites sites={school.institute} />}
      <p className="mt-4 text-ink-soft text-xs">
        {school.sample && t('facts.sample')}
        {register && (
          <>
            {t('facts.source')}{' '}
            <a href={register.url} rel="noopener" lang={COUNTRY_LANGUAGE[register.country]} className="text-ink-soft">
              {register.attribution}
            </a>
            {register.date &&
              !register.starterYear &&
              `, ${t('facts.asOf', { day: formatDay(locale, register.date) })}`}
            {register.importDay && `, ${t('facts.importedOn', { day: formatDay(locale, register.importDay) })}`}
            {register.starterYear && (
              <span className="block">{t('facts.starter', { year: register.starterYear })}</span>
            )}
            {register.positionAttribution && <span className="block">{register.positionAttribution}</span>}
          </>
        )}
      </p>
      <Complaints school={school} />
      {register && <RegisterPopover register={register} />}
    </section>
  )
}

/** Links for reporting a wrong fact, or something that the school shows. */
function Complaints({ school }: { school: SchoolProfile }) {
  const t = useTranslation()
  return (
    <>
      <Link to={`/schools/${school.id}/correction`} className="no-print mt-2 inline-block py-1 text-ink-soft text-sm">
        {t('facts.correct')}
      </Link>
      {(school.verifiedAt || school.premium || school.images.length > 0) && (
        <Link to={`/schools/${school.id}/report`} className="no-print mt-3 ml-4 inline-block text-ink-soft text-sm">
          {t('school.reportContent')}
        </Link>
      )}
    </>
  )
}
