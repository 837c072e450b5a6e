import { useTranslation } from '#app/i18n/use-translation.ts'
import { FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import { TICKET_KINDS, TICKET_STATES } from '../../ticket.ts'
import type { TicketQuery } from '../tickets-address.ts'

/** Filters the tickets of the list; works without JavaScript. */
export function TicketFilter({ query }: { query: TicketQuery }) {
  const t = useTranslation()
  return (
    <ListFilter submit={t('ticketAdmin.show')}>
      <FilterSelect
        name="state"
        label={t('ticketAdmin.state')}
        value={query.state}
        values={TICKET_STATES}
        textOf={(state) => t(`ticket.state.${state}`)}
      />
      <FilterSelect
        name="kind"
        label={t('ticketAdmin.kind')}
        value={query.kind}
        values={TICKET_KINDS}
        textOf={(kind) => t(`ticket.kind.${kind}`)}
        none={t('ticketAdmin.all')}
      />
    </ListFilter>
  )
}
