import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { DisputeList } from '#app/features/moderation/disputes/components/dispute-list.tsx'
import { withdrawSchema } from '#app/features/moderation/disputes/dispute.schema.ts'
import { MAX_OPEN_DISPUTES } from '#app/features/moderation/disputes/dispute-rules.ts'
import { listDisputes } from '#app/features/moderation/disputes/list-disputes.server.ts'
import { withdrawDispute } from '#app/features/moderation/disputes/withdraw-dispute.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/disputes.ts'
import { reportMeta } from './report-meta.ts'

/** Shows a school's disputes to its members; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, MODERATION_POLICY.dispute)
  const found = await listDisputes(args.params.id, userId)
  if (!found) throw data(null, { status: 404 })
  return found
}

/** Withdraws a dispute. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: withdrawSchema }, async ({ disputeId }) => {
    await withdrawDispute((await sessionForChange({ context }, MODERATION_POLICY.withdrawDispute)).userId, disputeId)
    const headers = { 'set-cookie': messageCookie('message.disputeWithdrawn') }
    return redirect(localePath(locale, `/schools/${params.id}/disputes`), { headers })
  })
}

export const meta = (args: Route.MetaArgs) => reportMeta(args, 'disputes.title', 'dispute.intro')

export default function Disputes({ loaderData: { school, disputes } }: Route.ComponentProps) {
  const t = useTranslation()
  const open = disputes.filter(({ state }) => state === 'open').length
  return (
    <div className="page pt-8">
      <h1>{t('disputes.title')}</h1>
      <p className="mt-2 mb-6 text-lg">
        <Link to={`/schools/${school.id}`}>{[school.name, school.city].filter(Boolean).join(', ')}</Link>
      </p>
      {disputes.length === 0 ? (
        <EmptyState drawing="empty-reviews" title={<h2 className="text-xl">{t('disputes.none')}</h2>}>
          <p>{t('disputes.none.text')}</p>
        </EmptyState>
      ) : (
        <>
          <p className="mb-6">{t('disputes.open', { count: open, max: MAX_OPEN_DISPUTES })}</p>
          <DisputeList disputes={disputes} />
        </>
      )}
    </div>
  )
}
