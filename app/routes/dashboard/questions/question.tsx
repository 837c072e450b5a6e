import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { SchoolQuestionPage } from '#app/features/questions/components/school-question-page.tsx'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { findSchoolQuestion } from '#app/features/questions/school/list-school-questions.server.ts'
import { saveSchoolAnswer } from '#app/features/questions/school/save-school-answer.server.ts'
import { schoolAnswerSchema } from '#app/features/questions/submission/post.schema.ts'
import { findAnsweringSchool } from '#app/features/reviews/answers/find-answering-school.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { currentSession, sessionForChange } from '#app/routes/session.server.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/question.ts'

/** A public question about the school on which the person works; any other is a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  const question = await findSchoolQuestion(school.id, args.params.id)
  if (!question) throw data(null, { status: 404 })
  return { school: { id: school.id, name: school.name }, question }
}

/** The form names the school: the person may have chosen another one meanwhile. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const session = await currentSession({ context })
  // PostgreSQL stores every character except NUL.
  const schoolId = String(form.get('schoolId')).replaceAll('\0', '')
  const school = await findAnsweringSchool(schoolId, session?.userId ?? null)
  return await submit(form, { schema: schoolAnswerSchema(school) }, async (answer) => {
    const { userId } = await sessionForChange({ context }, QUESTIONS_POLICY.answerForSchool)
    await saveSchoolAnswer({ userId, schoolId }, params.id, answer)
    const list = localePath(localeOf(new URL(request.url).pathname), '/dashboard/questions')
    return redirect(list, { headers: { 'set-cookie': messageCookie('message.answerSaved') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'questions.bySchool')

/** Reloads even after a refusal, because another person may have answered in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function DashboardQuestion({ loaderData: { school, question } }: Route.ComponentProps) {
  return <SchoolQuestionPage list="/dashboard/questions" school={school} question={question} />
}
