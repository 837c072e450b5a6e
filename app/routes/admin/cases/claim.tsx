import { data } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { hasRight } from '#app/core/policy.ts'
import { findLock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { Workbench } from '#app/features/admin/components/workbench.tsx'
import {
  ClaimantSection,
  ClaimedSchoolSection,
  ClaimingGroupSection,
  MemberSection,
} from '#app/features/claims/admin/components/claim-case.tsx'
import { ClaimDecisionForm } from '#app/features/claims/admin/components/claim-decision-form.tsx'
import { decideClaim } from '#app/features/claims/admin/decide-claim.server.ts'
import { viewClaim } from '#app/features/claims/admin/view-claim.server.ts'
import { claimDecisionSchema } from '#app/features/claims/claim.schema.ts'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import { afterDecision } from '../queue/after-decision.server.ts'
import type { Route } from './+types/claim.ts'

export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, CLAIMS_POLICY.decide)
  const claim = await viewClaim(session, args.params.id)
  if (!claim) throw new Response(null, { status: 404 })
  const lock = await findLock(session, { kind: 'claim', id: claim.id })
  const answer = { claim, lock, isAdmin: hasRight(session, CLAIMS_POLICY.decideContested) }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return await submit(
    await formOf(request),
    { schema: claimDecisionSchema, field: { claim_reason: 'reason' } },
    async (ruling) => {
      await decideClaim(await sessionForChange({ context }, CLAIMS_POLICY.decide), params.id, ruling)
      return afterDecision(request, '/admin?kind=claim', 'message.claimDecided')
    },
  )
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'claim.page')

export default function Claim({ loaderData: { claim, lock, isAdmin } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const contested = claim.members.some(({ role }) => role === 'owner')
  return (
    <>
      <header>
        <h1>{claim.group ?? claim.school?.name ?? claim.proposal?.name}</h1>
        <p className="mt-2 text-ink-soft">{t('claim.made', { day: formatDay(locale, claim.at) })}</p>
      </header>
      <Workbench
        key={claim.id}
        caseRef={{ kind: 'claim', id: claim.id }}
        lock={lock}
        open={claim.state === 'open' && (isAdmin || !contested)}
      >
        <ClaimantSection claim={claim} />
        <ClaimedSchoolSection claim={claim} />
        <ClaimingGroupSection claim={claim} />
        <MemberSection claim={claim} />
        {claim.state === 'open' ? (
          <ClaimDecisionForm contested={contested} isAdmin={isAdmin} claimed={claim.claimed} />
        ) : (
          <p>{t('claimAdmin.over', { state: t(`claim.state.${claim.state}`) })}</p>
        )}
      </Workbench>
    </>
  )
}
