import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { FactSources } from '#app/features/facts/components/fact-sources.tsx'
import { LineDrawing } from '#app/features/facts/components/line-drawing.tsx'
import { TrendChance, TrendNotes, TrendTable } from '#app/features/facts/components/trend-parts.tsx'
import { StandingTable, WordTable } from '#app/features/facts/components/word-trend-parts.tsx'
import { findComparedSchool } from '#app/features/facts/trend/find-compared-school.server.ts'
import { findTrend, type Trend } from '#app/features/facts/trend/find-trend.server.ts'
import { findWordTrend, type WordTrend } from '#app/features/facts/trend/find-word-trend.server.ts'
import { trendPath } from '#app/features/facts/trend/trend-path.ts'
import { isFact } from '#app/features/facts/vocabulary/facts.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/fact.ts'
import { SchoolNotFound } from './school-not-found.tsx'

/** A fact about a school over the years, beside like schools, and of a number what chance may explain. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const { id, fact } = params
  if (!isFact(fact)) throw data(null, { status: 404 })
  const found = await findComparedSchool(id, locale)
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(localePath(locale, trendPath(found.movedTo, fact)), 301)
  const { school } = found
  const numbers = await findTrend(school, fact, locale)
  const words = numbers ? null : await findWordTrend(school, fact, locale)
  if (!numbers && !words) throw data(null, { status: 404 })
  context.get(shownContext)({ schools: [school.id] })
  return { school: { id: school.id, name: school.name, city: school.city }, numbers, words }
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  if (!loaderData || error) return [{ title: t('schoolNotFound.title') }, { name: 'robots', content: 'noindex' }]
  const { school, numbers, words } = loaderData
  const title = `${numbers?.line.title ?? words?.title} – ${school.name}`
  return pageMeta({ location, matches, title, description: t('factTrend.metaDescription'), noindex: true })
}

export default function SchoolFact({ loaderData: { school, numbers, words } }: Route.ComponentProps) {
  const { gloss, warning } = numbers ?? words ?? {}
  return (
    <div className="page grid max-w-4xl grid-cols-1 gap-6 pt-8">
      <div>
        <Link to={`/schools/${school.id}`} className="inline-flex min-h-8 items-center gap-1.5 text-sm">
          <Icon name="arrow-left" size={16} className="flex-none" />
          {[school.name, school.city].filter(Boolean).join(', ')}
        </Link>
        <h1 className="mt-2">{numbers?.line.title ?? words?.title}</h1>
        {gloss && <p className="mt-2 max-w-measure text-ink-soft">{gloss}</p>}
        {warning && (
          <p className="mt-2 max-w-measure rounded-card bg-notice-wash px-4 py-3 text-notice-ink">{warning}</p>
        )}
      </div>
      {numbers && <Numbers trend={numbers} />}
      {words && <Words trend={words} />}
    </div>
  )
}

function Numbers({ trend }: { trend: Trend }) {
  return (
    <>
      <div className="sheet p-5 sm:p-6">
        <LineDrawing line={trend.line} />
        <TrendNotes trend={trend} />
      </div>
      <TrendChance trend={trend} />
      <Values sources={trend.sources}>
        <TrendTable trend={trend} />
      </Values>
    </>
  )
}

function Words({ trend }: { trend: WordTrend }) {
  return (
    <>
      <Values sources={trend.sources}>
        <WordTable trend={trend} />
      </Values>
      <StandingTable standing={trend.standing} />
    </>
  )
}

function Values({ sources, children }: { sources: Trend['sources']; children: ReactNode }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="values">
      <h2 id="values" className="mb-3 text-xl">
        {t('factTrend.values')}
      </h2>
      {children}
      <FactSources sources={sources} />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SchoolNotFound error={error} />
}
