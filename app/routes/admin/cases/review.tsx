import { data, useActionData } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { findLock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { Workbench } from '#app/features/admin/components/workbench.tsx'
import { type ViewedCase, viewCase } from '#app/features/moderation/cases/view-case.server.ts'
import { ConfirmDecision, type Preview } from '#app/features/moderation/components/confirm-decision.tsx'
import { DecisionForm } from '#app/features/moderation/components/decision-form.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireRole } from '../../session.server.ts'
import { STAFF } from '../staff.server.ts'
import type { Route } from './+types/review.ts'
import { CaseReview } from './case-review.tsx'
import { decideCase } from './decide-review.server.ts'
import { CaseRecord, OpenCases } from './review-cases.tsx'

export async function loader(args: Route.LoaderArgs) {
  const session = await requireRole(args, STAFF)
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
  return (
    <>
      <p>
        <Link to="/admin" className="inline-flex min-h-11 items-center gap-1">
          <Icon name="chevron-left" size={18} />
          {t('moderation.back')}
        </Link>
      </p>
      {review ? <CaseReview review={review} /> : <h1 className="text-xl">{t('moderation.missing')}</h1>}
      <Workbench key={id} caseRef={{ kind: 'review', id }} lock={lock} open={waits({ review, cases })}>
        {review?.mayDecide && !review.underWay && <OpenCases cases={cases} now={now} />}
        {review && review.outcomes.length > 0 && <Decide review={review} />}
        <CaseRecord review={review} cases={cases} />
      </Workbench>
    </>
  )
}

/** Whether the queue has an open item about the review. */
function waits({ review, cases }: ViewedCase): boolean {
  const open = [cases.reports, cases.disputes, cases.evidence, cases.appeals].flat()
  return open.some(({ state }) => state === 'open') || (review?.status === 'pending' && !review.underWay)
}

type Review = NonNullable<Route.ComponentProps['loaderData']['review']>

/** The decision on the review itself: first the form, then its preview above the form. */
function Decide({ review: { outcomes, seen, language } }: { review: Review }) {
  const t = useTranslation()
  const preview = useActionData<{ preview?: Preview }>()?.preview
  const { failure } = useSubmission('decide')
  return (
    <Section id="decide-title" title={t('moderation.decide')} gap={5}>
      <FormFailure failure={failure} />
      {preview && <ConfirmDecision preview={preview} />}
      {preview && <h3>{t('moderation.decide.again')}</h3>}
      <DecisionForm
        key={preview ? JSON.stringify(preview.values) : 'empty'}
        outcomes={outcomes}
        seen={seen}
        language={language}
        values={preview?.values ?? {}}
      />
    </Section>
  )
}
