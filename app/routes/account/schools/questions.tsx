import { data } from 'react-router'
import { addressOf } from '#app/core/address/address.ts'
import { pageNumber } from '#app/core/address/parameters.ts'
import { SchoolQuestionList } from '#app/features/questions/components/school-question-list.tsx'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { listSchoolQuestions } from '#app/features/questions/school/list-school-questions.server.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/questions.ts'
import { BackToSchool } from './back-to-school.tsx'

const address = addressOf({ page: pageNumber })

/** For the members of the school, on any plan; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, QUESTIONS_POLICY.answerForSchool)
  const school = await findOwnSchool(userId, args.params.id)
  if (!school) throw data(null, { status: 404 })
  const { page } = address.read(new URL(args.request.url).searchParams)
  const { id, name } = school
  return { school: { id, name }, page, ...(await listSchoolQuestions(id, page)) }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'questions.school.title')

export default function SchoolQuestions({ loaderData: { school, ...list } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <BackToSchool school={school} title={t('questions.school.title')} />
      <p className="max-w-measure">{t('questions.school.intro')}</p>
      <SchoolQuestionList path={`/account/schools/${school.id}/questions`} {...list} />
    </>
  )
}
