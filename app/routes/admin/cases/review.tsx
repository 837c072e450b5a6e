import { data, useActionData } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { findLock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { Workbench } from '#app/features/admin/components/workbench.tsx'
import { type ViewedCase, viewCase } from '#app/features/moderation/cases/view-case.server.ts'
import { ConfirmDecision, type Preview } from '#app/features/moderation/decisions/components/confirm-decision.tsx'
import { DecisionForm } from '#app/features/moderation/decisions/components/decision-form.tsx'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/review.ts'
import { AboutAuthor, CaseReview } from './case-review.tsx'
import { decideCase } from './decide-review.server.ts'
import { CaseRecord, OpenCases } from './review-cases.tsx'

export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, MODERATION_POLICY.decideReview)
  const { id } = args.params
  const found = await viewCase(id, session)
  if (!found) throw data(null, { status: 404 })
  const lock = await findLock(session, { kind: 'review', id })
  return data({ ...found, lock, now: new Date() }, { headers: { 'cache-control': 'private, no-store' } })
}

export const action = decideCase
export const meta = (args: Route.MetaArgs) => authMeta(args, 'moderation.title')

export default function Case({ params: { id }, loaderData: { review, cases, lock, now } }: Route.ComponentProps) {
  const t = useTranslation()
  const mayDecideCases = review?.mayDecide && !review.underWay
  const open = mayDecideCases ? [cases.reports, cases.disputes, cases.evidence].flat().filter(isOpen) : []
  return (
    <Workbench key={id} caseRef={{ kind: 'review', id }} lock={lock} open={waits({ review, cases })}>
      {review ? <CaseReview review={review} now={now} /> : <h1 className="text-xl">{t('moderation.missing')}</h1>}
      {review && mayDecideCases && <OpenCases review={review} cases={cases} now={now} />}
      {review && review.outcomes.length > 0 && <Decide review={review} folded={open.length > 0} />}
      {review && <AboutAuthor review={review} />}
      <CaseRecord review={review} cases={cases} />
    </Workbench>
  )
}

const isOpen = ({ state }: { state: string }) => state === 'open'

/** Whether the review has an open item in the queue. */
function waits({ review, cases }: ViewedCase): boolean {
  const open = [cases.reports, cases.disputes, cases.evidence, cases.appeals].flat()
  return open.some(isOpen) || (review?.status === 'pending' && !review.underWay)
}

type Review = NonNullable<Route.ComponentProps['loaderData']['review']>

/**
 * The decision on the review itself: first the form, then its preview above the form. It is folded while something else
 * about the review has to be decided.
 */
function Decide({ review, folded }: { review: Review; folded: boolean }) {
  const { outcomes, seen, language, mayRewrite, blocks, grounds, related } = review
  const t = useTranslation()
  const preview = useActionData<{ preview?: Preview }>()?.preview
  const { failure } = useSubmission('decide')
  const parts = (
    <>
      <FormFailure failure={failure} />
      {preview && <ConfirmDecision key={JSON.stringify(preview.values)} preview={preview} />}
      {preview && <h3>{t('moderation.decide.again')}</h3>}
      <DecisionForm
        key={preview ? JSON.stringify(preview.values) : seen}
        outcomes={outcomes}
        seen={seen}
        language={language}
        mayRewrite={mayRewrite}
        values={preview?.values ?? grounds ?? {}}
        blocks={blocks}
        related={related}
        also={preview?.also ?? []}
      />
    </>
  )
  if (!folded)
    return (
      <Section id="decide-title" title={t('moderation.decide')} gap={4}>
        {parts}
      </Section>
    )
  return (
    <details className="sheet p-5 sm:p-6" open={preview !== undefined || failure !== undefined}>
      <summary className="min-h-11 font-semibold text-lg">{t('moderation.decide.apart')}</summary>
      <div className="mt-3 grid gap-4">{parts}</div>
    </details>
  )
}
