import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { WithdrawalLinkForm } from '#app/features/billing/declarations/components/withdrawal-link-form.tsx'
import { WithdrawalDone } from '#app/features/billing/declarations/components/withdrawal-receipt.tsx'
import {
  confirmWithdrawal,
  findLinkedWithdrawal,
} from '#app/features/billing/declarations/confirm-withdrawal.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Route } from './+types/withdrawal-link.ts'
import { reportMeta } from './reports/report-meta.ts'

/** Opening the link changes nothing, because mail scanners open every link; the button carries out the withdrawal. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = { token, linked: await findLinkedWithdrawal(token) }
  return data(answer, { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: tokenSchema }, async ({ token }) => {
    await countAttempt('link', { address: context.get(visitorContext).address })
    await confirmWithdrawal(token)
    return null
  })
}

export const meta = (args: Route.MetaArgs) => reportMeta(args, 'withdrawal.link.title', 'withdrawal.metaDescription')

export default function WithdrawalLinkPage({ loaderData: { token, linked } }: Route.ComponentProps) {
  return (
    <div className="page pt-8">
      {linked?.isDone ? (
        <WithdrawalDone order={linked} />
      ) : linked ? (
        <WithdrawalLinkForm token={token} linked={linked} />
      ) : (
        <LinkOver />
      )}
    </div>
  )
}

function LinkOver() {
  const t = useTranslation()
  return (
    <div className="grid max-w-2xl gap-4">
      <h1>{t('auth.linkUsed.title')}</h1>
      <p>{t('withdrawal.link.over')}</p>
      <p>
        <Link to="/withdrawal">{t('withdrawal.title')}</Link>
      </p>
    </div>
  )
}
