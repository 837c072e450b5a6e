import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { SchoolQuestionPage } from '#app/features/questions/components/school-question-page.tsx'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { findSchoolQuestion } from '#app/features/questions/school/list-school-questions.server.ts'
import { saveSchoolAnswer } from '#app/features/questions/school/save-school-answer.server.ts'
import { schoolAnswerSchema } from '#app/features/questions/submission/post.schema.ts'
import { findAnsweringSchool } from '#app/features/reviews/answers/find-answering-school.server.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { currentSession, requireSession, sessionForChange } from '#app/routes/session.server.ts'
import type { Route } from './+types/question.ts'

/** For the members of the school, on any plan; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, QUESTIONS_POLICY.answerForSchool)
  const school = await findOwnSchool(userId, args.params.id)
  const question = school && (await findSchoolQuestion(school.id, args.params.question))
  if (!question) throw data(null, { status: 404 })
  return { school: { id: school.id, name: school.name }, question }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const session = await currentSession({ context })
  // PostgreSQL stores every character except NUL.
  const school = await findAnsweringSchool(params.id.replaceAll('\0', ''), session?.userId ?? null)
  return await submit(await formOf(request), { schema: schoolAnswerSchema(school) }, async (answer) => {
    const { userId } = await sessionForChange({ context }, QUESTIONS_POLICY.answerForSchool)
    await saveSchoolAnswer({ userId, schoolId: params.id }, params.question, answer)
    const list = localePath(localeOf(new URL(request.url).pathname), `/account/schools/${params.id}/questions`)
    return redirect(list, { headers: { 'set-cookie': messageCookie('message.answerSaved') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'questions.bySchool')

/** Reloads even after a refusal, because another person may have answered in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function SchoolQuestion({ loaderData: { school, question } }: Route.ComponentProps) {
  return <SchoolQuestionPage list={`/account/schools/${school.id}/questions`} school={school} question={question} />
}
