import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { answerSchema } from '#app/features/reviews/answers/answer.schema.ts'
import { MAX_ANSWER_LENGTH } from '#app/features/reviews/answers/answer-rules.ts'
import { SchoolAnswerForm } from '#app/features/reviews/answers/components/school-answer-form.tsx'
import { findAnswerable } from '#app/features/reviews/answers/find-answerable.server.ts'
import { findAnsweringSchool } from '#app/features/reviews/answers/find-answering-school.server.ts'
import { saveAnswer } from '#app/features/reviews/answers/save-answer.server.ts'
import { AnsweredReview } from '#app/features/reviews/dashboard/components/answered-review.tsx'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { currentSession, sessionForChange } from '#app/routes/session.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/review.ts'

/** Shows a public review of the school on which the person is working; any other review is a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const review = await findAnswerable(args.params.id, { userId: session.userId, schoolId: school.id })
  if (!review) throw data(null, { status: 404 })
  return { schoolId: school.id, review }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const session = await currentSession({ context })
  // PostgreSQL stores every character except NUL.
  const schoolId = String(form.get('schoolId')).replaceAll('\0', '')
  const school = await findAnsweringSchool(schoolId, session?.userId ?? null)
  return await submit(form, { schema: answerSchema(school) }, async ({ schoolId, ...answer }) => {
    const { userId } = await sessionForChange({ context })
    await saveAnswer({ userId, schoolId }, params.id, answer)
    const headers = { 'set-cookie': messageCookie('message.answerSaved') }
    return redirect(localePath(localeOf(new URL(request.url).pathname), '/dashboard/reviews'), { headers })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'published.answer')

export default function AnswerReview({ loaderData: { schoolId, review } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <Link to="/dashboard/reviews" className="inline-flex min-h-8 items-center gap-1.5">
          <Icon name="arrow-left" size={16} className="flex-none" />
          {t('answer.back')}
        </Link>
        <h1 className="mt-2">{t('published.answer')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('answer.intro')}</p>
      </header>
      <AnsweredReview review={review} />
      {review.own ? (
        <p>{t('answer.own')}</p>
      ) : (
        <SchoolAnswerForm
          intent="answer"
          schoolId={schoolId}
          answer={review.answer || null}
          language={review.language}
          maxLength={MAX_ANSWER_LENGTH}
        />
      )}
    </>
  )
}
