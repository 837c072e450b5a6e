import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { cancellationSchema } from '#app/features/billing/declarations/cancellation.schema.ts'
import { CancellationForm } from '#app/features/billing/declarations/components/cancellation-form.tsx'
import { CancellationReceipt } from '#app/features/billing/declarations/components/cancellation-receipt.tsx'
import {
  declareCancellation,
  type CancellationReceipt as Receipt,
} from '#app/features/billing/declarations/declare-cancellation.server.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'

import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { currentSession } from '../../session.server.ts'
import { reportMeta } from '../reports/report-meta.ts'
import type { Route } from './+types/cancellation.ts'

/** Signing in is not required; for signed-in people name and address are filled in. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await currentSession({ context }, BILLING_POLICY.cancel)
  const values = session ? { name: session.fullName, email: session.email } : {}
  return data({ values }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: cancellationSchema }, async (values) => {
    const locale = localeOf(new URL(request.url).pathname)
    const userId = (await currentSession({ context }, BILLING_POLICY.cancel))?.userId ?? null
    return { receipt: await declareCancellation(values, { visitor: context.get(visitorContext), locale, userId }) }
  })
}

export const meta = (args: Route.MetaArgs) => reportMeta(args, 'cancellation.title', 'cancellation.metaDescription')

export default function CancellationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation()
  const receipt = (actionData as { receipt?: Receipt } | undefined)?.receipt
  if (receipt)
    return (
      <div className="page pt-8">
        <CancellationReceipt receipt={receipt} />
      </div>
    )
  return (
    <div className="page pt-8">
      <h1>{t('cancellation.title')}</h1>
      <p className="mt-4 max-w-2xl">{t('cancellation.intro')}</p>
      <p className="mt-2 mb-8 max-w-2xl">
        {t('cancellation.refund')} <Link to="/withdrawal">{t('withdrawal.title')}</Link>
      </p>
      <CancellationForm values={loaderData.values} />
    </div>
  )
}
