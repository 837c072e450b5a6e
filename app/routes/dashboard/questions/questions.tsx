import { addressOf } from '#app/core/address/address.ts'
import { pageNumber } from '#app/core/address/parameters.ts'
import { SchoolQuestionList } from '#app/features/questions/components/school-question-list.tsx'
import { listSchoolQuestions } from '#app/features/questions/school/list-school-questions.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/questions.ts'

const address = addressOf({ page: pageNumber })

/** The questions about the school on which the person works; each is answered in the account, as on any plan. */
export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  const { page } = address.read(new URL(args.request.url).searchParams)
  return { page, ...(await listSchoolQuestions(school.id, page)) }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'questions.school.title')

export default function DashboardQuestions({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('questions.school.title')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('questions.school.intro')}</p>
      </header>
      <SchoolQuestionList path="/dashboard/questions" {...loaderData} />
    </>
  )
}
