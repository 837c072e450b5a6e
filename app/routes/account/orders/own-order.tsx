import { data, redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { OrderDocuments } from '#app/features/billing/invoices/components/order-documents.tsx'
import { listDocuments } from '#app/features/billing/invoices/documents.server.ts'
import { OrderFacts } from '#app/features/billing/orders/components/order-facts.tsx'
import { OrderStateText, type ShownState, shownState } from '#app/features/billing/orders/components/order-state.tsx'
import { RefundForm } from '#app/features/billing/orders/components/refund-form.tsx'
import { findOwnOrder, type OwnOrder } from '#app/features/billing/orders/find-own-order.server.ts'
import { refundOrder } from '#app/features/billing/orders/settle/refund.server.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/own-order.ts'
import { orderMeta } from './order-meta.ts'
import { useNews } from './use-news.ts'

/** Shows an order to its buyer; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, BILLING_POLICY.readOwn)
  const order = await findOwnOrder(userId, args.params.id)
  if (!order) throw data(null, { status: 404 })
  const papers = await listDocuments(order.id)
  return { order, papers, fromPayment: new URL(args.request.url).searchParams.get('from') === 'payment' }
}

/** Requests a refund, the only thing that buyers can do here. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const here = localePath(localeOf(new URL(request.url).pathname), `/orders/${params.id}`)
  return await submit(await formOf(request), { schema: z.object({}) }, async () => {
    const { userId } = await sessionForChange({ context }, BILLING_POLICY.refundOwn)
    await refundOrder(userId, params.id)
    return redirect(here, { headers: { 'set-cookie': messageCookie('message.refundStarted') } })
  })
}

export const meta = (args: Route.MetaArgs) => {
  const t = translator(localeOf(args.location.pathname))
  return orderMeta(args, args.loaderData ? t('orders.title', { number: args.loaderData.order.number }) : undefined)
}

const VARIANTS: Partial<Record<ShownState, 'success' | 'notice'>> = {
  paid: 'success',
  waiting: 'notice',
  disputed: 'notice',
}

export default function OwnOrderPage({ loaderData: { order, papers, fromPayment } }: Route.ComponentProps) {
  const t = useTranslation()
  const state = shownState(order, fromPayment)
  useNews(state === 'waiting' || state === 'refunding', state === 'waiting')
  return (
    <div className="page grid max-w-2xl gap-6 pt-8">
      <div>
        <h1>{t('orders.title', { number: order.number })}</h1>
        <p className="mt-1 text-lg">{t('orders.what', { school: order.school })}</p>
      </div>
      <section className="sheet grid gap-4 p-5 sm:p-6" aria-label={t('orders.state')}>
        <div role="status" className="grid justify-items-start gap-2">
          <Badge variant={VARIANTS[state] ?? 'edge'}>{t(`orders.state.${state}`)}</Badge>
          <p>
            <OrderStateText order={order} state={state} />
          </p>
        </div>
        <NextStep order={order} state={state} />
        <OrderFacts order={order} />
        <p className="flex flex-wrap gap-3 empty:hidden">
          <OrderDocuments orderId={order.id} papers={papers} />
        </p>
      </section>
      {order.isRefundable && <RefundForm until={order.refundableUntil!} />}
      <p>
        <Link to={`/withdrawal?contract=${order.number}`}>{t('footer.withdrawal')}</Link>
      </p>
    </div>
  )
}

function NextStep({ order, state }: { order: OwnOrder; state: ShownState }) {
  const t = useTranslation()
  const classNames = `${button('main')} justify-self-start`
  switch (state) {
    case 'waiting':
      return (
        <Link to={`/orders/${order.id}?from=payment`} reloadDocument className={classNames}>
          {t('orders.reload')}
        </Link>
      )
    case 'paid':
      return (
        <Link to="/dashboard" className={classNames}>
          {t('order.toDashboard')}
        </Link>
      )
    case 'pending':
      if (order.payUrl)
        return (
          <a href={order.payUrl} className={classNames}>
            {t('orders.pay')}
          </a>
        )
      return <Again schoolId={order.schoolId} />
    case 'failed':
      return <Again schoolId={order.schoolId} />
    default:
      return null
  }
}

function Again({ schoolId }: { schoolId: string }) {
  const t = useTranslation()
  return (
    <Link to={`/order/${schoolId}`} className={`${button('main')} justify-self-start`}>
      {t('orders.again')}
    </Link>
  )
}
