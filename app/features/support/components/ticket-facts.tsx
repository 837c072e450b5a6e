import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ViewedOwnTicket } from '../own-tickets/own-tickets.server.ts'
import type { ChatAvailability } from '../ticket.ts'
import { PromisedTime } from './promised-time.tsx'
import { StateBadge } from './state-badge.tsx'
import { ChatText } from './support-ways.tsx'

/**
 * Number, kind and state of a ticket, and by when it will be answered.
 *
 * @param props.chat for an open chat: whether it is staffed
 */
export function TicketFacts({ ticket, chat }: { ticket: ViewedOwnTicket; chat: ChatAvailability | undefined }) {
  const t = useTranslation()
  const locale = useLocale()
  const { number, subject, kind, state, createdAt, dueAt, phone, preferredTime, colleague } = ticket
  return (
    <header>
      <h1>{t('ticket.title', { number })}</h1>
      {subject && <p className="wrap-anywhere mt-2 text-lg">{subject}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <StateBadge state={state} />
        {t(`ticket.kind.${kind}`)} · {t('ticket.opened', { day: formatDay(locale, createdAt) })}
        {colleague && ` · ${t('ticket.from', { name: colleague })}`}
      </p>
      {phone && (
        <p className="wrap-anywhere mt-2">
          {preferredTime ? t('ticket.call.when', { phone, time: preferredTime }) : t('ticket.call', { phone })}
        </p>
      )}
      {state === 'open' && (
        <p className="mt-2 flex items-start gap-2 font-semibold">
          <Icon name="hourglass" size={18} className="mt-1 flex-none" />
          <span>
            {t('ticket.answerBy')} <PromisedTime at={dueAt} />
          </span>
        </p>
      )}
      {chat && (
        <p className="mt-2">
          <ChatText chat={chat} /> {t('support.chat.waiting')}
        </p>
      )}
    </header>
  )
}
