import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { QuotedText } from '#app/features/moderation/reports/components/quoted-text.tsx'
import { ReportReceipt } from '#app/features/moderation/reports/components/report-receipt.tsx'
import { ReportSteps } from '#app/features/moderation/reports/components/report-steps.tsx'
import { fileReport } from '#app/features/moderation/reports/file-report.server.ts'
import { reportSchema } from '#app/features/moderation/reports/report.schema.ts'
import { REPORT_KINDS, type ReportKind } from '#app/features/moderation/reports/report-rules.ts'
import { BROKEN_RULES } from '#app/features/moderation/subject.ts'
import { findReportable, type Reportable, reviewAddress } from '#app/features/moderation/subjects/read-review.server.ts'
import type { ContentRule } from '#app/features/reviews/review.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { currentSession } from '../../session.server.ts'
import type { Route } from './+types/report.ts'
import { reportMeta } from './report-meta.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const [reported, session] = await Promise.all([
    findReported(params.id, searchParams),
    currentSession({ context }, MODERATION_POLICY.report),
  ])
  const { schoolId, id, gone } = reported
  const answer = {
    reported,
    kind: REPORT_KINDS.find((kind) => kind === searchParams.get('kind')) ?? null,
    address: reviewAddress(localeOf(pathname), schoolId, id),
    values: session ? { name: session.fullName, email: session.email } : {},
  }
  return data(answer, { status: gone ? 410 : 200, headers: { 'cache-control': 'private, no-store' } })
}

/** Accepts a report from any visitor, and answers with its number. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const { subject } = await findReported(params.id, searchParams)
  return await submit(await formOf(request), { schema: reportSchema }, async (report) => {
    const session = await currentSession({ context }, MODERATION_POLICY.report)
    const reporter = { session, visitor: context.get(visitorContext), locale: localeOf(pathname) }
    const number = await fileReport({ kind: subject, id: params.id }, report, reporter)
    return { number, mailed: report.email !== undefined }
  })
}

/** @throws 404 response */
async function findReported(reviewId: string, searchParams: URLSearchParams): Promise<Reportable> {
  const subject = searchParams.get('subject') === 'answer' ? 'answer' : 'review'
  const found = await findReportable(reviewId, subject)
  if (!found) throw data(null, { status: 404 })
  return found
}

export const meta = (args: Route.MetaArgs) => reportMeta(args, 'report.title', 'report.free')

const addressOf = ({ id, subject }: Reportable, kind?: ReportKind) => {
  const query = new URLSearchParams({ ...(subject === 'answer' && { subject }), ...(kind && { kind }) }).toString()
  return `/reviews/${id}/report${query && `?${query}`}`
}

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { reported } = loaderData
  const { number, mailed = false } = (actionData ?? {}) as { number?: string; mailed?: boolean }
  return (
    <div className="page pt-8">
      {number ? (
        <ReportReceipt number={number} mailed={mailed} schoolId={reported.schoolId} />
      ) : reported.gone ? (
        <Gone reported={reported} />
      ) : (
        <Steps {...loaderData} />
      )}
    </div>
  )
}

function Steps({ reported, kind, address, values }: Route.ComponentProps['loaderData']) {
  const t = useTranslation()
  const { schoolId, school, city, subject, text, language } = reported
  return (
    <>
      <h1>{t(subject === 'answer' ? 'report.title.answer' : 'report.title')}</h1>
      <p className="mt-2 mb-6 text-lg">
        <Link to={`/schools/${schoolId}`}>{[school, city].filter(Boolean).join(', ')}</Link>
      </p>
      <QuotedText text={text} language={language} />
      <ReportSteps
        kind={kind}
        addressOf={(chosen) => addressOf(reported, chosen)}
        values={values}
        address={address}
        rules={{ values: BROKEN_RULES, textOf: (rule) => t(`rule.${rule as ContentRule}`), page: '/review-rules' }}
      />
    </>
  )
}

function Gone({ reported }: { reported: Reportable }) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('report.gone')}</h1>
      <p className="mt-4">{t('report.gone.text')}</p>
      <Link to={`/schools/${reported.schoolId}`} className={`${button('quiet')} mt-6`}>
        {t('report.toSchool')}
      </Link>
    </>
  )
}
