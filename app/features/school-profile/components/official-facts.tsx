import { FactLineChart } from '#app/features/facts/components/fact-line.tsx'
import { FactEntry, FactSections } from '#app/features/facts/components/fact-sections.tsx'
import { FactTiles } from '#app/features/facts/components/fact-tiles.tsx'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { COUNTRY_LANGUAGE } from '#db/vocabulary.ts'
import type { ArrangedFacts } from '../arrange-facts.ts'
import type { SchoolProfile } from '../find-school.server.ts'
import type { RegisterRow } from '../present-facts.ts'
import type { SaidOfSupport as Said } from '../present-support.ts'
import { SaidOfSupport } from './said-of-support.tsx'

/** Loaded on demand, because few schools have further sites. The server waits for it. */
const SchoolSites = lazyPart(async () => (await import('./school-sites.tsx')).SchoolSites)

type Props = { school: SchoolProfile; facts: ArrangedFacts; support?: Said | null }

/** The official facts about a school in one block, each of them once, with one line for their source and day. */
export function OfficialFacts({ school, facts, support }: Props) {
  const t = useTranslation()
  const { sentence, tiles, period, lines, rows, few, sections } = facts
  const hasList = rows.length + few.length > 0
  if (!hasList && !sentence && tiles.length + sections.length === 0) return null
  return (
    <section aria-labelledby="facts" className="mb-6 md:mb-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="facts">{t(school.register || school.sample ? 'facts.title' : 'facts.ownTitle')}</h2>
        {period && <p className="text-ink-soft text-xs">{period}</p>}
      </div>
      {tiles.length > 0 && <FactTiles schoolId={school.id} facts={tiles} />}
      <div className="sheet mt-3 overflow-hidden [&>:first-child]:border-t-0">
        {sentence && <p className="px-5 pt-4 pb-1 text-lg last:pb-4">{sentence}</p>}
        {hasList && (
          <dl className="grid grid-cols-2 gap-x-5 gap-y-3 px-5 py-4 md:gap-x-8">
            {rows.map((row) => (
              <Row key={row.label} school={school} row={row} />
            ))}
            {few.map((fact) => (
              <FactEntry key={fact.id} schoolId={school.id} fact={fact} />
            ))}
          </dl>
        )}
        {lines.map((line) => (
          <FactLineChart key={line.id} schoolId={school.id} line={line} />
        ))}
        <FactSections schoolId={school.id} sections={sections} isOpen={tiles.length === 0} />
      </div>
      {school.institute && <SchoolSites sites={school.institute} />}
      <Source school={school} sources={facts.sources} />
      {support && <SaidOfSupport support={support} />}
      <FactLinks school={school} hasFiles={tiles.length + few.length + sections.length > 0} />
    </section>
  )
}

/** The value of the register, what the team has corrected in it, and what the school says instead. */
function Row({ school, row }: { school: SchoolProfile; row: RegisterRow }) {
  const t = useTranslation()
  const locale = useLocale()
  const { label, official, own, register, requested } = row
  const isBeside = school.register !== null || school.sample
  const note = requested
    ? t('facts.requested')
    : isBeside && school.own && t('facts.own', { day: formatDay(locale, school.own.at) })
  return (
    <div className="min-w-0 text-sm">
      <dt className="text-ink-faint">{label}</dt>
      {official && (
        <dd className="wrap-anywhere">
          {official}
          {register !== undefined && (
            <span className="block text-ink-soft text-xs">{t('facts.corrected', { value: register || '–' })}</span>
          )}
        </dd>
      )}
      {own && (
        <dd className="wrap-anywhere">
          {own} {note && <span className="text-ink-soft text-xs">{note}</span>}
        </dd>
      )}
    </div>
  )
}

/** Where the facts come from, as their licences require, and of which day those are that name none. */
function Source({ school, sources }: { school: SchoolProfile; sources: ArrangedFacts['sources'] }) {
  const t = useTranslation()
  const locale = useLocale()
  const { register, sample, own } = school
  const before = register ? ' · ' : `${t('facts.source')} `
  return (
    <p className="mt-2 text-ink-soft text-xs">
      {sample && `${t('facts.sample')} `}
      {!register && !sample && own && t('facts.own', { day: formatDay(locale, own.at) })}
      {register && (
        <>
          {t('facts.source')}{' '}
          <a href={register.url} rel="noopener" lang={COUNTRY_LANGUAGE[register.country]} className="text-ink-soft">
            {register.attribution}
          </a>
          {dayOfRegister(register, t, locale)}
        </>
      )}
      {sources.map(({ attribution, url }, index) => (
        <span key={attribution}>
          {index === 0 ? before : ' · '}
          <a href={url} rel="noopener" className="text-ink-soft">
            {attribution}
          </a>
        </span>
      ))}
      {register?.positionAttribution && ` · ${register.positionAttribution}`}
    </p>
  )
}

function dayOfRegister(
  { date, importDay, starterYear }: NonNullable<SchoolProfile['register']>,
  t: ReturnType<typeof useTranslation>,
  locale: ReturnType<typeof useLocale>,
): string {
  if (starterYear) return `, ${t('facts.starter', { year: starterYear })}`
  if (date) return `, ${t('facts.asOf', { day: formatDay(locale, date) })}`
  return importDay ? `, ${t('facts.importedOn', { day: formatDay(locale, importDay) })}` : ''
}

/** Links for reporting a wrong fact, or something that the school shows, and the facts as files. */
function FactLinks({ school, hasFiles }: { school: SchoolProfile; hasFiles: boolean }) {
  const t = useTranslation()
  const files = localePath(useLocale(), `/schools/${school.id}/facts`)
  return (
    <p className="no-print mt-1 flex flex-wrap gap-x-4 text-xs">
      <Link to={`/schools/${school.id}/correction`} className="inline-flex min-h-8 items-center text-ink-soft">
        {t('facts.correct')}
      </Link>
      {(school.verifiedAt || school.premium || school.images.length > 0) && (
        <Link to={`/schools/${school.id}/report`} className="inline-flex min-h-8 items-center text-ink-soft">
          {t('school.reportContent')}
        </Link>
      )}
      {hasFiles &&
        (['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            href={`${files}.${format}`}
            download
            rel="nofollow"
            className="inline-flex min-h-8 items-center text-ink-soft"
          >
            <span className="sr-only">{t('glance.download')} </span>
            {t(`glance.${format}`)}
          </a>
        ))}
    </p>
  )
}
