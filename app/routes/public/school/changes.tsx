import { data, redirect } from 'react-router'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { ChangeList } from '#app/features/news/components/change-list.tsx'
import { LooksChoice } from '#app/features/news/components/looks-choice.tsx'
import { findYearOfChanges } from '#app/features/news/find-year-of-changes.server.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/changes.ts'
import { SchoolNotFound } from './school-not-found.tsx'

/** What changed at a school in the last year, for everybody alike. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const found = await findSchool(params.id, locale)
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(localePath(locale, `/schools/${found.movedTo}/changes`), 301)
  const { id, name, city, events } = found.school
  context.get(shownContext)({ schools: [id], until: events.map(({ endsAt }) => new Date(endsAt)) })
  return { school: { id, name, city }, parts: await findYearOfChanges(id, locale) }
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  if (!loaderData || error) return [{ title: t('schoolNotFound.title') }, { name: 'robots', content: 'noindex' }]
  const { name } = loaderData.school
  const title = `${t('changes.title', { name })} · Aulario`
  return pageMeta({ location, matches, title, description: t('changes.description', { name }), noindex: true })
}

export default function Changes({ loaderData: { school, parts } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page grid max-w-measure gap-6 pt-8">
      <header>
        <h1>{t('changes.heading')}</h1>
        <p className="mt-2 text-lg">
          <Link to={`/schools/${encodeURIComponent(school.id)}`}>
            {[school.name, school.city].filter(Boolean).join(', ')}
          </Link>
        </p>
        <p className="mt-2 text-ink-soft">{t('changes.known')}</p>
      </header>
      {parts.length === 0 && <p className="sheet p-5">{t('changes.none')}</p>}
      {parts.map(({ title, changes }, at) => (
        <Section key={title} id={`part-${at}`} title={title} gap={3}>
          <ChangeList changes={changes} />
        </Section>
      ))}
      <LooksChoice />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SchoolNotFound error={error} />
}
