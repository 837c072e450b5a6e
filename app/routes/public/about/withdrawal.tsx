import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { ConfirmWithdrawal } from '#app/features/billing/declarations/components/confirm-withdrawal.tsx'
import { WithdrawalForm } from '#app/features/billing/declarations/components/withdrawal-form.tsx'
import { WithdrawalReceipt } from '#app/features/billing/declarations/components/withdrawal-receipt.tsx'
import { MAX_CONTRACT_LENGTH } from '#app/features/billing/declarations/declaration.schema.ts'
import { declareWithdrawal, type Receipt } from '#app/features/billing/declarations/declare-withdrawal.server.ts'
import { type Withdrawal, withdrawalSchema } from '#app/features/billing/declarations/withdrawal.schema.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { currentSession } from '../../session.server.ts'
import { reportMeta } from '../reports/report-meta.ts'
import type { Route } from './+types/withdrawal.ts'

/** `/withdrawal?contract=10001` identifies the contract; signing in is not required. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await currentSession({ context }, BILLING_POLICY.withdraw)
  const contract = new URL(request.url).searchParams.get('contract')?.slice(0, MAX_CONTRACT_LENGTH) ?? ''
  const values = { contract, ...(session && { name: session.fullName, email: session.email }) }
  return data({ values }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const intent = form.get('intent')
  return await submit(form, { schema: withdrawalSchema }, async (values) => {
    if (intent !== 'confirm') return { values, isChecked: intent === 'check' }
    const visitor = context.get(visitorContext)
    const locale = localeOf(new URL(request.url).pathname)
    const userId = (await currentSession({ context }, BILLING_POLICY.withdraw))?.userId ?? null
    return { receipt: await declareWithdrawal(values, { visitor, locale, userId }) }
  })
}

export const meta = (args: Route.MetaArgs) => reportMeta(args, 'withdrawal.title', 'withdrawal.metaDescription')

/** The result of the action, including a refusal, which holds the values that were sent. */
type Answer = {
  receipt?: Receipt
  values?: Withdrawal
  isChecked?: boolean
  intent?: string
  code?: string
  result?: { initialValue?: Withdrawal } | null
}

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation()
  const { receipt, values, isChecked, intent, code, result } = (actionData ?? {}) as Answer
  const refused = intent === 'confirm' && code !== 'fields' ? result?.initialValue : undefined
  const checked = isChecked ? values : refused
  if (receipt)
    return (
      <div className="page pt-8">
        <WithdrawalReceipt receipt={receipt} />
      </div>
    )
  return (
    <div className="page pt-8">
      <h1>{t('withdrawal.title')}</h1>
      <p className="mt-4 max-w-2xl">{t('withdrawal.intro')}</p>
      <p className="mt-2 max-w-2xl text-ink-soft">{t('withdrawal.voluntary')}</p>
      <p className="mt-2 mb-8">
        <Link to="/terms#withdrawal">{t('withdrawal.instructions')}</Link>
      </p>
      {checked ? <ConfirmWithdrawal values={checked} /> : <WithdrawalForm values={values ?? loaderData.values} />}
    </div>
  )
}
