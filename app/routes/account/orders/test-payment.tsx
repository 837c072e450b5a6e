import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import {
  changeTestPayment,
  findTestPayment,
} from '#app/features/billing/orders/providers/change-test-payment.server.ts'
import { providerNamed } from '#app/features/billing/orders/providers/providers.server.ts'
import { formatEuro } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Route } from './+types/test-payment.ts'
import { orderMeta } from './order-meta.ts'

/** Maps the intents of the page's forms to events of the payment. */
const CHANGES = { pay: 'paid', fail: 'failed', cancel: 'cancelled', dispute: 'disputed' } as const
const schema = z.object({ intent: z.enum(['pay', 'fail', 'cancel', 'dispute']) })

/**
 * Like a provider's own page it requires no signing in: anyone who knows its address may pay. It does not exist in
 * production.
 */
export async function loader({ params }: Route.LoaderArgs) {
  return { payment: await paymentOf(params.id) }
}

export async function action({ params, request }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const payment = await paymentOf(params.id)
  return await submit(await formOf(request), { schema }, async ({ intent }) => {
    if (!(await changeTestPayment(payment.id, CHANGES[intent]))) throw new Failure('conflict', 'order_state')
    return redirect(localePath(locale, `/orders/${payment.orderId}?from=payment`), 303)
  })
}

async function paymentOf(id: string) {
  const payment = providerNamed('test') ? await findTestPayment(id) : undefined
  if (!payment) throw data(null, { status: 404 })
  return payment
}

export const meta = (args: Route.MetaArgs) => orderMeta(args)

export default function TestPayment({ loaderData: { payment } }: Route.ComponentProps) {
  const t = useTranslation()
  const { school, number, orderId } = payment
  return (
    <div className="page grid max-w-2xl gap-6 pt-8">
      <div className="grid justify-items-start gap-2">
        <Badge variant="notice">{t('testPay.mark')}</Badge>
        <h1>{t('testPay.title')}</h1>
      </div>
      <p>{t('testPay.text')}</p>
      <div className="sheet grid gap-4 border-2 border-notice-ink border-dashed p-5 sm:p-6">
        <p className="font-semibold">{t('testPay.what', { number, school })}</p>
        <p>{t(`testPay.state.${payment.state as 'open'}`)}</p>
        <Choices state={payment.state} amountCents={payment.amountCents} />
        <p>
          <Link to={`/orders/${orderId}`}>{t('testPay.toOrder')}</Link>
        </p>
      </div>
    </div>
  )
}

function Choices({ state, amountCents }: { state: string; amountCents: number }) {
  const t = useTranslation()
  const price = formatEuro(useLocale(), amountCents)
  if (state === 'paid') return <Choice intent="dispute" text={t('testPay.dispute')} />
  if (state !== 'open') return null
  return (
    <div className="grid gap-3">
      <Choice intent="pay" text={t('testPay.pay', { price })} />
      <Choice intent="fail" text={t('testPay.fail')} />
      <Choice intent="cancel" text={t('testPay.cancel')} />
    </div>
  )
}

function Choice({ intent, text }: { intent: keyof typeof CHANGES; text: string }) {
  const t = useTranslation()
  const { form, failure } = useSubmission(intent)
  return (
    <Form {...form}>
      <FormFailure failure={failure} />
      <SubmitButton
        intent={intent}
        busy={t('testPay.busy')}
        variant={intent === 'pay' ? 'main' : 'quiet'}
        className="w-full"
      >
        {text}
      </SubmitButton>
    </Form>
  )
}
