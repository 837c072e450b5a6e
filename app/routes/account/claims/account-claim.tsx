import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { emptySchema } from '#app/core/forms/empty.schema.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { answerSchema } from '#app/features/claims/claim.schema.ts'
import { ClaimAnswer } from '#app/features/claims/components/claim-answer.tsx'
import { OwnClaimCard } from '#app/features/claims/components/own-claim-card.tsx'
import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { answerClaim } from '#app/features/claims/submit/answer-claim.server.ts'
import { findClaimOfOwnSchool, findOwnClaim } from '#app/features/claims/submit/read-own-claims.server.ts'
import { withdrawClaim } from '#app/features/claims/submit/withdraw-claim.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/account-claim.ts'
import { claimMeta } from './claim-meta.ts'

/** Shows a claim to the claimant and to the main contacts of its school; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, CLAIMS_POLICY.readOwn)
  const own = (await findOwnClaim(userId, args.params.id)) ?? null
  const other = own ? null : ((await findClaimOfOwnSchool(userId, args.params.id)) ?? null)
  if (!own && !other) throw data(null, { status: 404 })
  return { own, other }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), `/account/claims/${params.id}`)
  const done = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  if (form.get('intent') === 'claim-answer')
    return await submit(form, { schema: answerSchema }, async ({ text }) => {
      const { userId } = await sessionForChange({ context }, CLAIMS_POLICY.answer)
      await answerClaim({ userId, claimId: params.id, text }, context.get(visitorContext))
      return done('message.claimAnswered')
    })
  return await submit(form, { schema: emptySchema }, async () => {
    await withdrawClaim((await sessionForChange({ context }, CLAIMS_POLICY.withdraw)).userId, params.id)
    return done('message.claimWithdrawn')
  })
}

export const meta = (args: Route.MetaArgs) => claimMeta(args, 'claim.page')

export default function AccountClaim({ loaderData: { own, other } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t(own ? 'claim.page' : 'claim.other')}</h1>
      {own && <OwnClaimCard claim={own} />}
      {other && <ClaimAnswer claim={other} />}
    </>
  )
}
