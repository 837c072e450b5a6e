import { data, redirect, useActionData } from 'react-router'
import { formOf, type Refusal, submit } from '#app/core/forms/submit.server.ts'
import { viewColumns } from '#app/features/import-runs/columns/view-columns.server.ts'
import { ColumnNotes } from '#app/features/import-runs/components/column-notes.tsx'
import { TrialPreview } from '#app/features/import-runs/components/mapping/trial-preview.tsx'
import { RunActionForm } from '#app/features/import-runs/components/run-actions.tsx'
import { RunBadge } from '#app/features/import-runs/components/run-badge.tsx'
import { AlikeNote, RunCounts, RunFacts } from '#app/features/import-runs/components/run-facts.tsx'
import { RunLists } from '#app/features/import-runs/components/run-lists.tsx'
import { RunProgress } from '#app/features/import-runs/components/run-progress.tsx'
import { type ImportProblem, isUnderway } from '#app/features/import-runs/import-run.ts'
import { readList, readPage } from '#app/features/import-runs/imports-address.ts'
import { findDraft, findTrialFindings } from '#app/features/import-runs/mapping/find-mapping.server.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { viewDetails } from '#app/features/import-runs/runs/view-details.server.ts'
import { type ViewedRun, viewRun } from '#app/features/import-runs/runs/view-run.server.ts'
import { applyRunAction } from '#app/features/import-runs/start/apply-run-action.server.ts'
import { NOBODY_KNOWS, runActionSchema } from '#app/features/import-runs/start/start-run.schema.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/import-run.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.read)
  const run = await viewRun(args.params.id)
  if (!run) throw new Response(null, { status: 404 })
  const query = new URL(args.request.url).searchParams
  const isFinished = run.state === 'finished'
  const hasLists = isFinished && run.kind !== 'inspection'
  const details = hasLists ? await viewDetails(run, readList(query), readPage(query)) : null
  const findings = isFinished && run.kind === 'trial' ? await findTrialFindings(run.id) : null
  const isMappable = isFinished && run.kind === 'inspection' && (await findDraft(run.id)) !== undefined
  const columns = isFinished ? await viewColumns(run.id, localeOf(new URL(args.request.url).pathname)) : null
  return data(
    { run, details, findings, columns, mappable: mappableOf(run, isMappable) },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

/** The inspection whose mapping can be created or changed from the page of this run. */
const mappableOf = ({ id, inspectionId }: ViewedRun, isMappable: boolean) => (isMappable ? id : inspectionId)

export async function action({ request, context, params }: Route.ActionArgs) {
  return await submit(
    await formOf(request),
    { schema: runActionSchema, field: { import_undated: 'day' } },
    async ({ intent, day, unknown }) => {
      const { userId } = await sessionForChange({ context }, IMPORTS_POLICY.carryOut)
      const next = await applyRunAction(userId, params.id, intent, unknown ? NOBODY_KNOWS : day)
      const there = localePath(localeOf(new URL(request.url).pathname), `/admin/imports/${next}`)
      const message = messageCookie(intent === 'cancel' ? 'message.importCancelled' : 'message.importOrdered')
      return redirect(there, { headers: { 'set-cookie': message } })
    },
  )
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.imports')

export default function ImportRun({ loaderData }: Route.ComponentProps) {
  const { run, details, findings, columns, mappable } = loaderData
  const t = useTranslation()
  const refusal = useActionData<Refusal>()
  // The refused form is gone if another person acted first.
  const missed = refusal && !run.actions.some((runAction) => runAction === refusal.intent)
  return (
    <>
      <p>
        <BackLink to="/admin/imports">{t('imports.back')}</BackLink>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1>{t(`imports.heading.${run.kind}`, { source: run.source })}</h1>
        <RunBadge state={run.state} isUndone={run.isUndone} />
      </div>
      {missed && <FormFailure failure={`failure.${refusal.code}`} />}
      <Outcome run={run} />
      {mappable && (
        <p>
          <Link
            to={`/admin/imports/${mappable}/mapping`}
            className={button(run.kind === 'inspection' ? 'main' : 'quiet')}
          >
            {t(run.kind === 'inspection' ? 'imports.map.assign' : 'imports.map.change')}
          </Link>
        </p>
      )}
      {run.actions.map((runAction) => (
        <RunActionForm key={runAction} runAction={runAction} run={run} />
      ))}
      <Section id="about-title" title={t('imports.about')}>
        <RunFacts run={run} />
      </Section>
      {details && (
        <Section id="result-title" title={t(`imports.result.${run.kind}`)}>
          <div className="grid gap-6">
            <RunCounts run={run} />
            <AlikeNote counts={run.counts} />
            {run.undated && !run.actions.includes('carry-out') && <p>{t('imports.undated')}</p>}
            {columns && <ColumnNotes columns={columns} />}
            {findings && <TrialPreview findings={findings} />}
            <RunLists run={run} details={details} />
          </div>
        </Section>
      )}
    </>
  )
}

/** Problems whose English sentence says more than the text of the page. */
const DETAILED: readonly ImportProblem[] = [
  'unknown_file',
  'undated',
  'empty',
  'web_page',
  'cut_off',
  'damaged',
  'incomplete',
]

/** The progress of a run, or why it failed. */
function Outcome({ run }: { run: ViewedRun }) {
  const t = useTranslation()
  if (isUnderway(run.state)) return <RunProgress run={run} />
  if (run.state === 'cancelled') return <p>{t('imports.cancelled')}</p>
  if (run.state !== 'failed') return null
  return (
    <div className="rounded-control border-[1.5px] border-danger bg-danger-wash px-4 py-3 text-danger">
      <p className="font-semibold">{t('imports.failed')}</p>
      <p className="mt-1">
        {t('imports.failed.reason')}:{' '}
        {run.errorCode ? t(`imports.problem.${run.errorCode}`) : <span lang="en">{run.error}</span>}
      </p>
      {DETAILED.some((code) => code === run.errorCode) && (
        <p lang="en" className="wrap-anywhere mt-1">
          {run.error}
        </p>
      )}
    </div>
  )
}
