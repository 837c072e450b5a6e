import { data } from 'react-router'
import { TicketFilter } from '#app/features/support/admin/components/ticket-filter.tsx'
import { TicketList } from '#app/features/support/admin/components/ticket-list.tsx'
import { listTickets } from '#app/features/support/admin/list-tickets.server.ts'
import { readTicketAddress, ticketsAddress } from '#app/features/support/admin/tickets-address.ts'
import { SUPPORT_POLICY } from '#app/features/support/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/tickets.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, SUPPORT_POLICY.read)
  const query = readTicketAddress(new URL(args.request.url).searchParams)
  return data({ query, ...(await listTickets(query)) }, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'ticketAdmin.title')

export default function Tickets({ loaderData: { query, tickets, next } }: Route.ComponentProps) {
  const t = useTranslation()
  const { after, ...filter } = query
  return (
    <>
      <header>
        <h1>{t('ticketAdmin.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('ticketAdmin.intro')}</p>
      </header>
      <TicketFilter key={ticketsAddress(filter)} query={query} />
      {tickets.length === 0 ? (
        <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('ticketAdmin.empty')}</h2>}>
          <p>{t('ticketAdmin.emptyText')}</p>
        </EmptyState>
      ) : (
        <TicketList tickets={tickets} />
      )}
      <div className="flex flex-wrap gap-3">
        {after && (
          <Link to={ticketsAddress(filter)} className={button('quiet')}>
            {t('moderation.first')}
          </Link>
        )}
        {next && (
          <Link to={ticketsAddress({ ...filter, after: next })} rel="next" className={button('quiet')}>
            {t('moderation.next')}
          </Link>
        )}
      </div>
    </>
  )
}
