import { data, redirect, useActionData } from 'react-router'
import { addressOf } from '#app/core/address/address.ts'
import { pageNumber } from '#app/core/address/parameters.ts'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, type Refusal, refuseUnknownForm, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { QuestionPage } from '#app/features/questions/components/question-page.tsx'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import {
  findAnswerPage,
  findQuestion,
  findQuestionOf,
  listAnswers,
} from '#app/features/questions/published/find-question.server.ts'
import { questionStructuredData } from '#app/features/questions/published/question-structured-data.ts'
import { voteSchema } from '#app/features/questions/published/vote.schema.ts'
import { addUseful, removeUseful } from '#app/features/questions/published/vote.server.ts'
import { ANSWERS_PER_PAGE, questionPath } from '#app/features/questions/question.ts'
import { answerQuestion } from '#app/features/questions/submission/answer-question.server.ts'
import { familyAnswerSchema } from '#app/features/questions/submission/post.schema.ts'
import { findRatedSchool } from '#app/features/reviews/published/find-rated-school.server.ts'
import { findReviewedSchool } from '#app/features/reviews/submission/may-write.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { siteOf } from '#app/site.server.ts'
import { describePage, StructuredData } from '#app/ui/structured-data.tsx'
import { currentSession, sessionForChange } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/question.ts'
import { SchoolNotFound } from './school-not-found.tsx'

const address = addressOf({ page: pageNumber })

/**
 * A question with a page of its answers. With `?answer=<id>` it redirects to the page on which this answer currently
 * stands; a question that a merge has moved, and the id of an answer in place of its question, lead to its page.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const locale = localeOf(url.pathname)
  const { page } = address.read(url.searchParams)
  const session = await currentSession({ context }, QUESTIONS_POLICY.read)
  const readerId = session?.userId ?? null
  const question = await findQuestion(params.question, readerId)
  if (!question) throw await elsewhere(params.question, locale)
  const path = questionPath(question.schoolId, question.id)
  if (question.schoolId !== params.id) throw redirect(localePath(locale, path) + url.search, 301)
  const wanted = url.searchParams.get('answer')
  const wantedPage = wanted && (await findAnswerPage(question.id, wanted))
  if (wantedPage) throw redirect(`${localePath(locale, path + address.write({ page: wantedPage }))}#answer-${wanted}`)
  const pages = Math.max(Math.ceil(question.answers / ANSWERS_PER_PAGE), 1)
  if (page > pages) throw redirect(localePath(locale, path + address.write({ page: pages })))
  const [found, answers] = await Promise.all([
    findRatedSchool(question.schoolId, locale),
    listAnswers(question.id, readerId, page),
  ])
  if (!found || !('school' in found)) throw data(null, { status: 404 })
  const { id, name, city, country } = found.school
  context.get(shownContext)({ schools: [id] })
  const { origin } = siteOf(request)
  const described = {
    school: { name, url: origin + localePath(locale, `/schools/${id}`) },
    address: origin + localePath(locale, path),
  }
  const shown = { school: { id, name, city, country }, question, answers, page, pages }
  return describePage(shown, question.isFindable ? [questionStructuredData(question, answers, described)] : [])
}

async function elsewhere(id: string, locale: ReturnType<typeof localeOf>) {
  const of = await findQuestionOf(id)
  if (!of) return data(null, { status: 404 })
  return redirect(`${localePath(locale, questionPath(of.schoolId, of.questionId))}?answer=${id}`)
}

/** Takes the answer of a family, and marks as useful; both lead to sign in first where nobody is signed in. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const intent = String(form.get('intent'))
  const { pathname, search } = new URL(request.url)
  const locale = localeOf(pathname)
  const here = localePath(locale, questionPath(params.id, params.question))
  if (intent === 'useful' || intent === 'not-useful')
    return await submit(form, { schema: voteSchema }, async ({ kind, postId }) => {
      const place = kind === 'question' ? here : `${here}${search}#answer-${postId}`
      const session = await currentSession({ context }, QUESTIONS_POLICY.vote)
      if (!session) return redirect(`${localePath(locale, '/auth')}?next=${encodeURIComponent(place)}`)
      await countAttempt('vote', { address: context.get(visitorContext).address })
      await (intent === 'useful' ? addUseful : removeUseful)(session.userId, { kind, id: postId })
      return redirect(place)
    })
  if (intent !== 'answer') return refuseUnknownForm(form)
  const school = await findReviewedSchool(params.id)
  if (!school) throw data(null, { status: 404 })
  return await submit(form, { schema: familyAnswerSchema(school) }, async (answer) => {
    const { userId } = await sessionForChange({ context }, QUESTIONS_POLICY.answer)
    const about = { questionId: params.question, school }
    const { id, status } = await answerQuestion(userId, about, answer, context.get(visitorContext))
    const isPublic = status === 'published'
    const message = messageCookie(isPublic ? 'message.postPublished' : 'message.postWaiting')
    const place = isPublic ? `${here}?answer=${id}` : localePath(locale, `/account/questions/${id}`)
    return redirect(place, { headers: { 'set-cookie': message } })
  })
}

export function meta({ location, matches, loaderData, error }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  if (!loaderData || error) return [{ title: t('schoolNotFound.title') }, { name: 'robots', content: 'noindex' }]
  const { school, question, answers, page } = loaderData
  return pageMeta({
    location,
    matches,
    title: `${question.text} · ${school.name}`,
    description: (answers[0]?.text ?? question.text).slice(0, 200),
    query: page > 1 ? `?page=${page}` : '',
    noindex: !question.isFindable,
    languages: question.languages,
  })
}

export default function Question({ loaderData }: Route.ComponentProps) {
  const refusal = useActionData() as Refusal | undefined
  return (
    <>
      <StructuredData key={loaderData.question.id} of={loaderData} />
      <QuestionPage {...loaderData} refusal={refusal} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SchoolNotFound error={error} />
}
