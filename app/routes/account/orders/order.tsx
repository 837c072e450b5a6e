import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { orderOnInvoice } from '#app/features/billing/invoices/order-on-invoice.server.ts'
import { OrderForm } from '#app/features/billing/orders/components/order-form.tsx'
import { OrderPrice, OrderSummary } from '#app/features/billing/orders/components/order-summary.tsx'
import { orderSchema } from '#app/features/billing/orders/place/order.schema.ts'
import { placeOrder } from '#app/features/billing/orders/place/place-order.server.ts'
import { prepareOrder } from '#app/features/billing/orders/place/prepare-order.server.ts'
import { currentProvider } from '#app/features/billing/orders/providers/providers.server.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import { useSite } from '../../shell/site.ts'
import type { Route } from './+types/order.ts'
import { orderMeta } from './order-meta.ts'
import { OrderingClosed } from './ordering-closed.tsx'

/** Shows the order form to the members of the school; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const prepared = await prepareOrder(await requireSession(args, BILLING_POLICY.order), args.params.id)
  if (!prepared) throw data(null, { status: 404 })
  return { ...prepared, provider: currentProvider()?.name ?? null }
}

/**
 * Redirects to the payment provider's page, or to the order on invoice; the form supplies nothing but the school's id
 * and the buyer's data.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const form = await formOf(request)
  const field = { vat_id_invalid: 'vatId', vat_country: 'country', invoice_consumer: 'payment' } as const
  return await submit(form, { schema: orderSchema, field }, async ({ terms: _, payment, reference, ...buyer }) => {
    const { userId } = await sessionForChange({ context }, BILLING_POLICY.order)
    if (payment === 'invoice') {
      const orderId = await orderOnInvoice(userId, { schoolId: params.id, buyer, reference, locale })
      return redirect(localePath(locale, `/orders/${orderId}`), 303)
    }
    return redirect(await placeOrder(userId, { schoolId: params.id, buyer, locale }), 303)
  })
}

export const meta = (args: Route.MetaArgs) => orderMeta(args)

export default function Order({ loaderData: { school, buyer, vat, provider } }: Route.ComponentProps) {
  const t = useTranslation()
  const contactEmail = useSite()?.contactEmail ?? ''
  if (school.premium) return <AlreadyPremium school={school.name} />
  if (!provider) return <OrderingClosed />
  return (
    <div className="page grid max-w-2xl gap-6 pt-8">
      <div>
        <h1>{t('order.title')}</h1>
        <p className="mt-1 text-lg">{[school.name, school.city].filter(Boolean).join(', ')}</p>
      </div>
      <OrderPrice school={school.name} vat={vat} />
      <OrderForm buyer={buyer} note={t(`order.submit.${provider}`)}>
        <OrderSummary school={school.name} vat={vat} contactEmail={contactEmail} />
      </OrderForm>
    </div>
  )
}

function AlreadyPremium({ school }: { school: string }) {
  const t = useTranslation()
  return (
    <div className="page grid max-w-2xl gap-4 pt-8">
      <h1>{t('order.premium.title')}</h1>
      <p>{t('order.premium.text', { school })}</p>
      <p>
        <Link to="/dashboard" className={button('main')}>
          {t('order.toDashboard')}
        </Link>
      </p>
    </div>
  )
}
