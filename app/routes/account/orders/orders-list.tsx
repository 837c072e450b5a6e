import { addressOf } from '#app/core/address/address.ts'
import { pageNumber } from '#app/core/address/parameters.ts'
import { OwnOrderCard } from '#app/features/billing/invoices/components/own-order-card.tsx'
import { listOwnOrders, ORDERS_PER_PAGE } from '#app/features/billing/invoices/list-own-orders.server.ts'
import { BILLING_POLICY } from '#app/features/billing/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/orders-list.ts'

const address = addressOf({ page: pageNumber })

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, BILLING_POLICY.readOwn)
  const { page } = address.read(new URL(args.request.url).searchParams)
  const { orders, total } = await listOwnOrders(userId, page)
  return { page, pages: Math.ceil(total / ORDERS_PER_PAGE), orders }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.orders')

export default function Orders({ loaderData: { orders, page, pages } }: Route.ComponentProps) {
  const t = useTranslation()
  const pathOf = (number: number) => `/account/orders${address.write({ page: number })}`
  return (
    <>
      <h1>{t('account.nav.orders')}</h1>
      {pages === 0 && <Empty />}
      {orders.map((order) => (
        <OwnOrderCard key={order.id} order={order} />
      ))}
      <PageLinks page={page} pages={pages} pathOf={pathOf} label={t('invoices.pages')} />
      {pages > 0 && (
        <p>
          <Link to="/withdrawal">{t('footer.withdrawal')}</Link>
        </p>
      )}
    </>
  )
}

function Empty() {
  const t = useTranslation()
  return (
    <EmptyState drawing="empty" title={<h2 className="text-xl">{t('invoices.empty')}</h2>}>
      <p>{t('invoices.emptyText')}</p>
      <Link to="/premium" className={button('quiet')}>
        {t('nav.premium')}
      </Link>
    </EmptyState>
  )
}
