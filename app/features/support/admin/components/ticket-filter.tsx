import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/field.tsx'
import { TICKET_KINDS, TICKET_STATES } from '../../ticket-rules.ts'
import type { TicketQuery } from '../tickets-address.ts'

/** Chooses which cases the desk shows; works without script. */
export function TicketFilter({ query }: { query: TicketQuery }) {
  const t = useTranslation()
  return (
    <Form className="flex flex-wrap items-end gap-4">
      <label className="grid gap-1.5">
        <span className="font-semibold">{t('ticketDesk.state')}</span>
        <select name="state" defaultValue={query.state} className={INPUT}>
          {TICKET_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`ticket.state.${state}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">{t('ticketDesk.kind')}</span>
        <select name="kind" defaultValue={query.kind ?? ''} className={INPUT}>
          <option value="">{t('ticketDesk.all')}</option>
          {TICKET_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`ticket.kind.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`${button('quiet')} min-h-12`}>
        {t('ticketDesk.show')}
      </button>
    </Form>
  )
}
