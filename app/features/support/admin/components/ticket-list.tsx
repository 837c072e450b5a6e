import { formatInstant } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ListedTicket } from '../list-tickets.server.ts'

/** Tickets with their sender, their age and when the answer is due. */
export function TicketList({ tickets }: { tickets: ListedTicket[] }) {
  return (
    <ol className="grid gap-3">
      {tickets.map((ticket) => (
        <li key={ticket.id} className="sheet relative p-5">
          <Item ticket={ticket} />
        </li>
      ))}
    </ol>
  )
}

function Item({ ticket }: { ticket: ListedTicket }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, number, kind, name, subject, school, createdAt, dueAt, overdue } = ticket
  const at = (instant: Date) => formatInstant(locale, instant.toISOString())
  return (
    <>
      <h2 className="wrap-anywhere text-lg">
        <Link
          to={`/admin/tickets/${id}`}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {number} · {subject || name}
        </Link>
      </h2>
      <p className="wrap-anywhere mt-1">
        {[t(`ticket.kind.${kind}`), subject && name, school].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm tabular-nums">
        <span>
          {t('ticketAdmin.age')}: {at(createdAt)}
        </span>
        <span>
          {t('ticketAdmin.due')}: {at(dueAt)}
        </span>
        {overdue && <Badge variant="notice">{t('ticketAdmin.overdue')}</Badge>}
      </p>
    </>
  )
}
