import type { ReactNode } from 'react'
import { formatDay, formatInstant, languageName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { StateBadge } from '../../components/support/state-badge.tsx'
import { TicketHistory } from '../../components/ticket-history.tsx'
import type { ViewedTicket } from '../view-ticket.server.ts'

/** Number, way and state of a case. */
export function CaseHead({ ticket: { number, kind, state, overdue, dueAt } }: { ticket: ViewedTicket }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <header>
      <h1>{t('ticket.title', { number })}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <StateBadge state={state} />
        {t(`ticket.kind.${kind}`)}
        {state === 'open' && ` · ${t('ticketDesk.due')}: ${formatInstant(locale, dueAt.toISOString())}`}
        {overdue && <Badge variant="notice">{t('ticketDesk.overdue')}</Badge>}
      </p>
    </header>
  )
}

/** Who wrote, and what the team has to know to answer. */
export function SenderSection({ ticket }: { ticket: ViewedTicket }) {
  const t = useTranslation()
  const locale = useLocale()
  const { name, email, phone, preferredTime, subject, wish, school, schoolId, userId } = ticket
  return (
    <section aria-labelledby="sender" className="sheet p-5 sm:p-6">
      <h2 id="sender" className="mb-3 text-xl">
        {t('ticketDesk.sender')}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <Fact label={t('contactFields.name')}>{name}</Fact>
        <Fact label={t('contactFields.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact label={t('ticketDesk.call')}>{phone}</Fact>
        <Fact label={t('ticketDesk.callTime')}>{preferredTime}</Fact>
        <Fact label={t('ticketDesk.about')}>{subject}</Fact>
        <Fact label={t('ticketDesk.wish')}>{wish && t(`ticketDesk.wish.${wish}`)}</Fact>
        <Fact label={t('ticketDesk.school')}>{schoolId && <Link to={`/schools/${schoolId}`}>{school}</Link>}</Fact>
        <Fact label={t('ticketDesk.language')}>{languageName(locale, ticket.locale)}</Fact>
        <Fact label={t('ticketDesk.account')}>{t(userId ? 'ticketDesk.account.yes' : 'ticketDesk.account.no')}</Fact>
        <Fact label={t('ticketDesk.consent')}>{ticket.consentVersion && <Consent ticket={ticket} />}</Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere mb-2 sm:mb-0">{children}</dd>
    </>
  )
}

function Consent({ ticket: { consentVersion, consentedAt } }: { ticket: ViewedTicket }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!consentVersion || !consentedAt) return null
  return t('ticketDesk.consentText', {
    day: formatDay(locale, consentVersion),
    time: formatInstant(locale, consentedAt.toISOString()),
  })
}

/** What was written and noted. */
export function HistorySection({ ticket: { messages, name } }: { ticket: ViewedTicket }) {
  const t = useTranslation()
  const who = ({ author, internal, person }: ViewedTicket['messages'][number]) => {
    if (author === 'sender') return name
    const values = { name: person ?? t('ticketDesk.former') }
    return t(internal ? 'ticketDesk.noteBy' : 'ticketDesk.teamBy', values)
  }
  return (
    <section aria-labelledby="history" className="grid gap-4">
      <h2 id="history" className="text-xl">
        {t('ticket.history')}
      </h2>
      <TicketHistory
        messages={messages}
        whoOf={who}
        isMine={({ author, internal }) => author === 'team' && !internal}
      />
    </section>
  )
}
