import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { PieceList } from '#app/features/moderation/reports/components/piece-list.tsx'
import { PieceView } from '#app/features/moderation/reports/components/piece-view.tsx'
import { ReportReceipt } from '#app/features/moderation/reports/components/report-receipt.tsx'
import { ReportSteps } from '#app/features/moderation/reports/components/report-steps.tsx'
import { fileReport } from '#app/features/moderation/reports/file-report.server.ts'
import { pieceReportSchema } from '#app/features/moderation/reports/report.schema.ts'
import { REPORT_KINDS } from '#app/features/moderation/reports/report-rules.ts'
import { BROKEN_PIECE_RULES, type PieceRule, readPiece } from '#app/features/moderation/subject.ts'
import { listPieces } from '#app/features/moderation/subjects/pieces.server.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { currentSession } from '../../session.server.ts'
import type { Route } from './+types/content-report.ts'
import { reportMeta } from './report-meta.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  const school = await requireSchool(params.id, locale)
  const [items, session] = await Promise.all([
    listPieces(school.id),
    currentSession({ context }, MODERATION_POLICY.report),
  ])
  const answer = {
    school: { id: school.id, name: school.name, city: school.city },
    items,
    chosen: items.find(({ item }) => item === searchParams.get('item')) ?? null,
    kind: REPORT_KINDS.find((kind) => kind === searchParams.get('kind')) ?? null,
    address: pageAddress(locale, `/schools/${school.id}`),
    values: session ? { name: session.fullName, email: session.email } : {},
  }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

/** Accepts a report from any visitor, and answers with its number. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  return await submit(await formOf(request), { schema: pieceReportSchema }, async (report) => {
    const school = await requireSchool(params.id, locale)
    const session = await currentSession({ context }, MODERATION_POLICY.report)
    const reporter = { session, visitor: context.get(visitorContext), locale }
    const piece = readPiece(searchParams.get('item') ?? '')
    if (!piece) throw new Failure('not_found', 'content_unknown')
    const number = await fileReport({ ...piece, schoolId: school.id }, report, reporter)
    return { number, mailed: report.email !== undefined }
  })
}

/** @throws 404 response */
async function requireSchool(id: string, locale: ReturnType<typeof localeOf>) {
  const found = await findSchool(id, locale)
  if (!found || !('school' in found)) throw data(null, { status: 404 })
  return found.school
}

export const meta = (args: Route.MetaArgs) => reportMeta(args, 'contentReport.title', 'report.free')

export default function ContentReport({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation()
  const { school, items, chosen } = loaderData
  const { number, mailed = false } = (actionData ?? {}) as { number?: string; mailed?: boolean }
  const pathOf = (more: Record<string, string>) => `/schools/${school.id}/report?${new URLSearchParams(more)}`
  return (
    <div className="page pt-8">
      {number ? (
        <ReportReceipt number={number} mailed={mailed} schoolId={school.id} />
      ) : (
        <>
          <h1>{t('contentReport.title')}</h1>
          <p className="mt-2 mb-6 text-lg">
            <Link to={`/schools/${school.id}`}>{[school.name, school.city].filter(Boolean).join(', ')}</Link>
          </p>
          {chosen ? (
            <Chosen {...loaderData} chosen={chosen} pathOf={pathOf} />
          ) : (
            <PieceList to="report" pieces={items} pathOf={(item) => pathOf({ item })} />
          )}
        </>
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Chosen(
  props: Pick<Loaded, 'school' | 'kind' | 'address' | 'values'> & {
    chosen: NonNullable<Loaded['chosen']>
    pathOf: (more: Record<string, string>) => string
  },
) {
  const { school, chosen, kind, address, values, pathOf } = props
  const t = useTranslation()
  const { item } = chosen
  return (
    <>
      <div className="sheet max-w-2xl p-5">
        <PieceView piece={chosen} />
        <p className="mt-3">
          <Link to={`/schools/${school.id}/report`}>{t('contentReport.other')}</Link>
        </p>
      </div>
      <ReportSteps
        kind={kind}
        addressOf={(one) => pathOf({ item, ...(one && { kind: one }) })}
        values={values}
        address={address}
        rules={{ values: BROKEN_PIECE_RULES, textOf: (rule) => t(`itemRule.${rule as PieceRule}`), page: '/terms' }}
      />
    </>
  )
}
