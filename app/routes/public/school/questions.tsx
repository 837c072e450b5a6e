import { data, redirect } from 'react-router'
import { addressOf } from '#app/core/address/address.ts'
import { pageNumber } from '#app/core/address/parameters.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { QuestionItem } from '#app/features/questions/components/question-item.tsx'
import { listQuestions } from '#app/features/questions/published/list-questions.server.ts'
import { QUESTIONS_PER_PAGE, questionsPath } from '#app/features/questions/question.ts'
import { findRatedSchool } from '#app/features/reviews/published/find-rated-school.server.ts'
import { findIndexedProfile } from '#app/features/sitemaps/indexed-profiles.server.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/questions.ts'
import { SchoolNotFound } from './school-not-found.tsx'

const address = addressOf({ page: pageNumber })

/** All public questions about a school, page by page, the same for everybody. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const { page } = address.read(url.searchParams)
  const [found, list] = await Promise.all([findRatedSchool(params.id, locale), listQuestions(params.id, page)])
  if (!found) throw data(null, { status: 404 })
  const path = (schoolId: string, number: number) =>
    localePath(locale, questionsPath(schoolId) + address.write({ page: number }))
  if ('movedTo' in found) throw redirect(path(found.movedTo, page), 301)
  const pages = Math.max(Math.ceil(list.total / QUESTIONS_PER_PAGE), 1)
  if (page > pages) throw redirect(path(params.id, pages))
  const { id, name, city, country, closed, sample } = found.school
  const indexed = await findIndexedProfile(id)
  context.get(shownContext)({ schools: [id] })
  return {
    school: { id, name, city, country, mayBeAsked: !closed && !sample },
    ...list,
    page,
    pages,
    isFindable: indexed !== undefined,
  }
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const locale = localeOf(location.pathname)
  const t = translator(locale)
  if (!loaderData || error) return [{ title: t('schoolNotFound.title') }, { name: 'robots', content: 'noindex' }]
  const { school, questions, page, answered, isFindable } = loaderData
  const words = { name: school.name, place: school.city || countryName(locale, school.country) }
  return pageMeta({
    location,
    matches,
    title: t('questions.metaTitle', words),
    description: t('questions.metaDescription', words),
    query: page > 1 ? `?page=${page}` : '',
    // Questions that nobody has answered tell a searcher nothing.
    noindex: answered === 0 || !isFindable,
    languages: [...new Set(questions.map(({ language }) => language))],
  })
}

export default function Questions({ loaderData: { school, questions, total, page, pages } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page max-w-4xl pt-8">
      <Link to={`/schools/${school.id}`} className="inline-flex min-h-8 items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} />
        {t('questions.toProfile')}
      </Link>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="min-w-0">{t('questions.page.title', { name: school.name })}</h1>
        {school.mayBeAsked && (
          <Link to={`/schools/${school.id}/ask`} className={`${button('main')} no-print`}>
            {t('questions.ask')}
          </Link>
        )}
      </div>
      {total === 0 ? (
        <EmptyState drawing="empty-reviews" title={<p className="font-semibold">{t('questions.none')}</p>}>
          <p>{t('questions.none.text')}</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="count">
          <h2 id="count" className="text-xl">
            {t('questions.count', { count: total })}
          </h2>
          <p className="mt-1 text-ink-soft text-sm">{t('questions.order')}</p>
          {questions.map((question) => (
            <QuestionItem key={question.id} schoolId={school.id} question={question} />
          ))}
        </section>
      )}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(number) => questionsPath(school.id) + address.write({ page: number })}
        label={t('questions.pages')}
      />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SchoolNotFound error={error} />
}
