import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { DisputeForm } from '#app/features/moderation/disputes/components/dispute-form.tsx'
import { disputeSchema } from '#app/features/moderation/disputes/dispute.schema.ts'
import { findDisputable } from '#app/features/moderation/disputes/find-disputable.server.ts'
import { openDispute } from '#app/features/moderation/disputes/open-dispute.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { QuotedText } from '#app/features/moderation/reports/components/quoted-text.tsx'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/dispute.ts'
import { reportMeta } from './report-meta.ts'

/** Shows the review to the members of its school; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, MODERATION_POLICY.dispute)
  const review = await findDisputable(args.params.id, userId)
  if (!review) throw data(null, { status: 404 })
  return { review }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: disputeSchema }, async (dispute) => {
    const { userId } = await sessionForChange({ context }, MODERATION_POLICY.dispute)
    const review = await findDisputable(params.id, userId)
    if (!review) throw new Response(null, { status: 404 })
    await openDispute(userId, review.id, dispute, context.get(visitorContext))
    const headers = { 'set-cookie': messageCookie('message.disputeOpened') }
    return redirect(localePath(locale, `/schools/${review.schoolId}/disputes`), { headers })
  })
}

export const meta = (args: Route.MetaArgs) => reportMeta(args, 'dispute.title', 'dispute.intro')

export default function DisputeReview({ loaderData: { review } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page pt-8">
      <h1>{t('dispute.title')}</h1>
      <p className="mt-2 mb-6 text-lg">
        <Link to={`/schools/${review.schoolId}`}>{[review.school, review.city].filter(Boolean).join(', ')}</Link>
      </p>
      <QuotedText text={review.comment} language={review.language} />
      {review.disputed ? (
        <p className="mt-6">
          {t('dispute.running')} <Link to={`/schools/${review.schoolId}/disputes`}>{t('disputes.title')}</Link>
        </p>
      ) : (
        <>
          <p className="mt-6 mb-4 max-w-2xl">{t('dispute.intro')}</p>
          <DisputeForm />
        </>
      )}
    </div>
  )
}
