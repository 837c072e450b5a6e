import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import type { OwnTicket } from '../own-tickets/own-tickets.server.ts'
import { supportPath } from '../support-address.ts'
import { StateBadge } from './state-badge.tsx'

type Props = { tickets: OwnTicket[]; older: string | null; isFirst: boolean }

/**
 * A page of the tickets of a person and their colleagues.
 *
 * @param props.older number after which the next page begins
 */
export function OwnTicketList({ tickets, older, isFirst }: Props) {
  const t = useTranslation()
  return (
    <section aria-labelledby="own" className="sheet p-5 md:p-6">
      <h2 id="own" className="text-lg">
        {t('support.own')}
      </h2>
      {tickets.length === 0 && <p className="mt-2 text-ink-soft">{t('support.own.empty')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {tickets.map((ticket) => (
          <li key={ticket.number} className="relative py-3">
            <Item ticket={ticket} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {!isFirst && (
          <Link to="/dashboard/support" className={button('quiet', 'small')}>
            {t('support.own.newest')}
          </Link>
        )}
        {older && (
          <Link to={supportPath({ before: older })} rel="next" className={button('quiet', 'small')}>
            {t('support.own.older')}
          </Link>
        )}
      </div>
    </section>
  )
}

function Item({ ticket: { number, subject, kind, state, createdAt, colleague } }: { ticket: OwnTicket }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to={`/dashboard/support/${number}`}
          className="wrap-anywhere font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {subject || t('ticket.noSubject')}
        </Link>
        <StateBadge state={state} />
      </div>
      <p className="mt-1 text-ink-soft text-sm">
        {number} · {t(`ticket.kind.${kind}`)} · {formatDay(locale, createdAt)}
        {colleague && ` · ${t('ticket.from', { name: colleague })}`}
      </p>
    </>
  )
}
