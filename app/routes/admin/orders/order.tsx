import { data, redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { OrderDecisionForm } from '#app/features/billing/admin/components/order-decision.tsx'
import { OrderEvents } from '#app/features/billing/admin/components/order-events.tsx'
import { OrderFacts } from '#app/features/billing/admin/components/order-facts.tsx'
import { decisionsFor, ORDER_DECISIONS, type OrderDecision } from '#app/features/billing/admin/order-decisions.ts'
import { viewOrder } from '#app/features/billing/admin/view-order.server.ts'
import { OrderDocuments } from '#app/features/billing/invoices/components/order-documents.tsx'
import { OrderStateBadge } from '#app/features/billing/orders/components/order-state-badge.tsx'
import { shownState } from '#app/features/billing/orders/order.ts'
import {
  markPaid,
  markRefunded,
  refundByAdmin,
  revokeOrder,
} from '#app/features/billing/orders/settle/decide-order.server.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/order.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, BILLING_POLICY.readEvery)
  const found = await viewOrder(args.params.id)
  if (!found) throw new Response(null, { status: 404 })
  return data(found, { headers: { 'cache-control': 'private, no-store' } })
}

const HANDLERS: Record<OrderDecision, (adminId: string, orderId: string) => Promise<void>> = {
  'mark-paid': markPaid,
  'mark-refunded': markRefunded,
  refund: refundByAdmin,
  revoke: revokeOrder,
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), `/admin/orders/${params.id}`)
  return await submit(form, { schema: z.object({ intent: z.enum(ORDER_DECISIONS) }) }, async ({ intent }) => {
    const { userId } = await sessionForChange({ context }, BILLING_POLICY.decide)
    await HANDLERS[intent](userId, params.id)
    return redirect(here, { headers: { 'set-cookie': messageCookie('message.orderDecided') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'orderAdmin.title')

export default function Order({ loaderData: { order, papers, events } }: Route.ComponentProps) {
  const t = useTranslation()
  const decisions = decisionsFor(order)
  return (
    <>
      <p>
        <BackLink to="/admin/orders">{t('orderAdmin.back')}</BackLink>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1>{t('orderAdmin.order', { number: String(order.number) })}</h1>
        <OrderStateBadge state={shownState(order)} />
      </div>
      <Section id="facts-title" title={t('orderAdmin.facts')}>
        <OrderFacts order={order} />
        <p className="mt-4 flex flex-wrap gap-3 empty:hidden">
          <OrderDocuments orderId={order.id} papers={papers} />
        </p>
      </Section>
      {decisions.length > 0 && (
        <Section id="decide-title" title={t('orderAdmin.decide')}>
          <div className="grid gap-6">
            {decisions.map((decision) => (
              <OrderDecisionForm key={decision} decision={decision} />
            ))}
          </div>
        </Section>
      )}
      <Section id="events-title" title={t('orderAdmin.events')}>
        <OrderEvents events={events} />
      </Section>
    </>
  )
}
