import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import type { StaffRight } from '#app/core/policy.ts'
import { GrantSection } from '#app/features/billing/admin/components/grant-section.tsx'
import { OrderFilter } from '#app/features/billing/admin/components/order-filter.tsx'
import { OrderTable } from '#app/features/billing/admin/components/order-table.tsx'
import { endGrant, grantPremiumByAdmin, listGrants } from '#app/features/billing/admin/grants.server.ts'
import { listOrders, ORDERS_PER_PAGE } from '#app/features/billing/admin/list-orders.server.ts'
import { endGrantSchema, grantSchema } from '#app/features/billing/admin/order-actions.schema.ts'
import { ordersQuery, readOrdersAddress } from '#app/features/billing/admin/orders-address.ts'
import { answerCancellation } from '#app/features/billing/declarations/answer-cancellation.server.ts'
import { answerSchema } from '#app/features/billing/declarations/cancellation.schema.ts'
import { OpenCancellations } from '#app/features/billing/declarations/components/open-cancellations.tsx'
import { OpenWithdrawals } from '#app/features/billing/declarations/components/open-withdrawals.tsx'
import { acceptWithdrawal, refuseWithdrawal } from '#app/features/billing/declarations/decide-withdrawal.server.ts'
import { DECLARATIONS_PER_PAGE } from '#app/features/billing/declarations/declaration.schema.ts'
import { listOpenCancellations } from '#app/features/billing/declarations/list-open-cancellations.server.ts'
import { listOpenWithdrawals } from '#app/features/billing/declarations/list-open-withdrawals.server.ts'
import { acceptSchema, refuseSchema } from '#app/features/billing/declarations/withdrawal.schema.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/orders.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, BILLING_POLICY.readEvery)
  const query = readOrdersAddress(new URL(args.request.url).searchParams)
  const [{ orders, total }, open, cancelled, grants] = await Promise.all([
    listOrders(query),
    listOpenWithdrawals(query.withdrawals),
    listOpenCancellations(query.cancellations),
    listGrants(),
  ])
  const answer = { query, orders, pages: Math.ceil(total / ORDERS_PER_PAGE), open, cancelled, grants }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/admin/orders')
  const done = () => redirect(here, { headers: { 'set-cookie': messageCookie('message.orderDecided') } })
  const admin = async (right: StaffRight) => (await sessionForChange({ context }, right)).userId
  switch (String(form.get('intent')).split(':')[0]) {
    case 'accept':
      return await submit(form, { schema: acceptSchema }, async ({ withdrawalId, orderNumber }) => {
        await acceptWithdrawal(await admin(BILLING_POLICY.decide), withdrawalId, orderNumber)
        return done()
      })
    case 'refuse':
      return await submit(form, { schema: refuseSchema }, async ({ withdrawalId, reason }) => {
        await refuseWithdrawal(await admin(BILLING_POLICY.decide), withdrawalId, reason)
        return done()
      })
    case 'answer':
      return await submit(form, { schema: answerSchema }, async (answer) => {
        await answerCancellation(await admin(BILLING_POLICY.decide), answer)
        return done()
      })
    case 'end-grant':
      return await submit(form, { schema: endGrantSchema }, async ({ grantId }) => {
        await endGrant(await admin(BILLING_POLICY.grant), grantId)
        return done()
      })
    default:
      return await submit(form, { schema: grantSchema, field: { school_unknown: 'schoolId' } }, async (grant) => {
        await grantPremiumByAdmin(await admin(BILLING_POLICY.grant), grant.schoolId, grant.reason)
        return done()
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'orderAdmin.title')

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { query, orders, pages, open, cancelled, grants } = loaderData
  const t = useTranslation()
  const openPages = Math.ceil(open.total / DECLARATIONS_PER_PAGE)
  const openPath = (page: number) => `/admin/orders${ordersQuery({ ...query, withdrawals: page })}`
  const cancelledPages = Math.ceil(cancelled.total / DECLARATIONS_PER_PAGE)
  const cancelledPath = (page: number) => `/admin/orders${ordersQuery({ ...query, cancellations: page })}`
  const pathOf = (page: number) => `/admin/orders${ordersQuery({ ...query, page })}`
  return (
    <>
      <h1>{t('orderAdmin.title')}</h1>
      <OpenWithdrawals withdrawals={open.withdrawals}>
        <PageLinks page={query.withdrawals} pages={openPages} pathOf={openPath} label={t('orderAdmin.withdrawals')} />
      </OpenWithdrawals>
      <OpenCancellations cancellations={cancelled.cancellations}>
        <PageLinks
          page={query.cancellations}
          pages={cancelledPages}
          pathOf={cancelledPath}
          label={t('orderAdmin.cancellations')}
        />
      </OpenCancellations>
      <OrderFilter query={query} />
      {orders.length === 0 ? (
        <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('orderAdmin.empty')}</h2>}>
          <p>{t('orderAdmin.emptyText')}</p>
        </EmptyState>
      ) : (
        <OrderTable orders={orders} />
      )}
      <PageLinks page={query.page} pages={pages} pathOf={pathOf} label={t('invoices.pages')} />
      <GrantSection grants={grants} />
    </>
  )
}
