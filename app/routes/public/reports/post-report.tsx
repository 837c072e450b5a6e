import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { QuotedText } from '#app/features/moderation/reports/components/quoted-text.tsx'
import { ReportReceipt } from '#app/features/moderation/reports/components/report-receipt.tsx'
import { ReportSteps } from '#app/features/moderation/reports/components/report-steps.tsx'
import { fileReport } from '#app/features/moderation/reports/file-report.server.ts'
import { postReportSchema } from '#app/features/moderation/reports/report.schema.ts'
import { REPORT_KINDS, type ReportKind } from '#app/features/moderation/reports/report-rules.ts'
import { BROKEN_POST_RULES, type PostRule } from '#app/features/moderation/subject.ts'
import { findReportablePost } from '#app/features/questions/published/find-reportable.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { currentSession } from '../../session.server.ts'
import type { Route } from './+types/post-report.ts'
import { reportMeta } from './report-meta.ts'

/** The question of the address, or with `?answer=<id>` one of its answers. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const [post, session] = await Promise.all([
    findReported(params.id, searchParams),
    currentSession({ context }, MODERATION_POLICY.report),
  ])
  const { path, ...reported } = post
  const answer = {
    post: reported,
    kind: REPORT_KINDS.find((kind) => kind === searchParams.get('kind')) ?? null,
    address: pageAddress(localeOf(pathname), path),
    values: session ? { name: session.fullName, email: session.email } : {},
  }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

/** Accepts a report from any visitor, and answers with its number. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { kind, id } = await findReported(params.id, searchParams)
  return await submit(await formOf(request), { schema: postReportSchema }, async (report) => {
    const session = await currentSession({ context }, MODERATION_POLICY.report)
    const reporter = { session, visitor: context.get(visitorContext), locale: localeOf(pathname) }
    const number = await fileReport({ kind, id }, report, reporter)
    return { number, mailed: report.email !== undefined }
  })
}

/** @throws 404 response */
async function findReported(questionId: string, searchParams: URLSearchParams) {
  const found = await findReportablePost(questionId, searchParams.get('answer'))
  if (!found) throw data(null, { status: 404 })
  return found
}

export const meta = (args: Route.MetaArgs) =>
  reportMeta(args, `postReport.${args.loaderData?.post.kind ?? 'question'}`, 'report.free')

type Loaded = Route.ComponentProps['loaderData']

const addressOf = ({ kind, id, questionId }: Loaded['post'], chosen?: ReportKind) => {
  const asked = { ...(kind === 'question_answer' && { answer: id }), ...(chosen && { kind: chosen }) }
  const query = new URLSearchParams(asked).toString()
  return `/questions/${questionId}/report${query && `?${query}`}`
}

export default function PostReport({ loaderData, actionData }: Route.ComponentProps) {
  const { number, mailed = false } = (actionData ?? {}) as { number?: string; mailed?: boolean }
  return (
    <div className="page pt-8">
      {number ? (
        <ReportReceipt number={number} mailed={mailed} schoolId={loaderData.post.schoolId} />
      ) : (
        <Steps {...loaderData} />
      )}
    </div>
  )
}

function Steps({ post, kind, address, values }: Loaded) {
  const t = useTranslation()
  return (
    <>
      <h1>{t(`postReport.${post.kind}`)}</h1>
      <p className="mt-2 mb-6 text-lg">
        <Link to={`/schools/${post.schoolId}`}>{[post.school, post.city].filter(Boolean).join(', ')}</Link>
      </p>
      <QuotedText text={post.text} language={post.language} />
      <ReportSteps
        kind={kind}
        addressOf={(chosen) => addressOf(post, chosen)}
        values={values}
        address={address}
        rules={{
          values: BROKEN_POST_RULES,
          textOf: (rule) => t(`postRule.${rule as PostRule}`),
          page: '/review-rules',
        }}
      />
    </>
  )
}
