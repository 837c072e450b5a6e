import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { QuestionForm } from '#app/features/questions/components/question-form.tsx'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { MAX_QUESTION_LENGTH, questionPath } from '#app/features/questions/question.ts'
import { askQuestion } from '#app/features/questions/submission/ask-question.server.ts'
import { findSimilarQuestions } from '#app/features/questions/submission/find-similar.server.ts'
import { mayAsk } from '#app/features/questions/submission/may-post.server.ts'
import { questionSchema } from '#app/features/questions/submission/post.schema.ts'
import { findReviewedSchool } from '#app/features/reviews/submission/may-write.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { currentSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/ask.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [school, session] = await Promise.all([
    findReviewedSchool(params.id),
    currentSession({ context }, QUESTIONS_POLICY.read),
  ])
  if (!school || school.sample) throw data(null, { status: 404 })
  const { id, name, city } = school
  const may = session ? await mayAsk(session.userId, id) : ('signIn' as const)
  return data({ school: { id, name, city }, may }, { headers: { 'cache-control': 'private, no-store' } })
}

/** Takes a question; what is asked already, and what must not be published, comes back with what was typed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const school = await findReviewedSchool(params.id)
  if (!school || school.sample) throw data(null, { status: 404 })
  const form = await formOf(request)
  const session = await currentSession({ context }, QUESTIONS_POLICY.ask)
  const typed = String(form.get('text') ?? '').slice(0, MAX_QUESTION_LENGTH)
  const similar = session ? await findSimilarQuestions(school.id, typed) : []
  return await submit(form, { schema: questionSchema(school, similar) }, async (question) => {
    const { userId } = await sessionForChange({ context }, QUESTIONS_POLICY.ask)
    const { id, schoolId, status } = await askQuestion(userId, school, question, context.get(visitorContext))
    const isPublic = status === 'published'
    const message = messageCookie(isPublic ? 'message.questionPublished' : 'message.questionWaiting')
    const place = isPublic ? questionPath(schoolId, id) : `/account/questions/${id}`
    return redirect(localePath(locale, place), { headers: { 'set-cookie': message } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'questions.ask.title')

export default function Ask({ loaderData: { school, may } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page pt-2 sm:pt-8">
      <div className="mx-auto max-w-[45rem]">
        <Link to={`/schools/${school.id}`} className="inline-flex min-h-8 items-center gap-1.5">
          <Icon name="arrow-left" size={16} className="flex-none" />
          {[school.name, school.city].filter(Boolean).join(', ')}
        </Link>
        <h1 className="mt-1 sm:mt-2">{t('questions.ask.title')}</h1>
        {may === 'yes' || may === 'signIn' ? (
          <p className="mt-2 mb-6 max-w-measure text-ink-soft">{t('questions.ask.intro')}</p>
        ) : (
          <p className="mt-2 mb-6 max-w-measure">{t(may === 'own' ? 'questions.ask.own' : 'questions.ask.barred')}</p>
        )}
        {may === 'yes' && (
          <div className="sheet p-4 sm:p-6">
            <QuestionForm schoolId={school.id} />
          </div>
        )}
        {may === 'signIn' && (
          <Link to={`/auth?next=${encodeURIComponent(`/schools/${school.id}/ask`)}`} className={button('main')}>
            {t('questions.ask.signIn')}
          </Link>
        )}
        {may === 'own' && (
          <Link to={`/account/schools/${school.id}/questions`} className={button('quiet')}>
            {t('questions.answer.asSchool')}
          </Link>
        )}
        <p className="mt-4">
          <Link to={`/schools/${school.id}/questions`}>{t('questions.back')}</Link>
        </p>
      </div>
    </div>
  )
}
