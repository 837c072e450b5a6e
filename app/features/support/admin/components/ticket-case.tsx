import { formatDay, formatInstant, languageName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { StateBadge } from '../../components/support/state-badge.tsx'
import { TicketHistory } from '../../components/ticket-history.tsx'
import type { ViewedTicket } from '../view-ticket.server.ts'

/** Number, kind and state of a ticket. */
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

/** The sender, and what the team has to know to answer. */
export function SenderSection({ ticket }: { ticket: ViewedTicket }) {
  const t = useTranslation()
  const locale = useLocale()
  const { name, email, phone, preferredTime, subject, wish, school, schoolId, userId } = ticket
  return (
    <Section id="sender" title={t('ticketDesk.sender')}>
      <FactList
        names="fit"
        facts={[
          [t('contactFields.name'), name],
          [
            t('contactFields.email'),
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [t('ticketDesk.call'), phone],
          [t('ticketDesk.callTime'), preferredTime],
          [t('ticketDesk.about'), subject],
          [t('ticketDesk.wish'), wish && t(`ticketDesk.wish.${wish}`)],
          [
            t('ticketDesk.school'),
            schoolId && (
              <Link key="school" to={`/schools/${schoolId}`}>
                {school}
              </Link>
            ),
          ],
          [t('ticketDesk.language'), languageName(locale, ticket.locale)],
          [t('ticketDesk.account'), t(userId ? 'ticketDesk.account.yes' : 'ticketDesk.account.no')],
          [t('ticketDesk.consent'), ticket.consentVersion && <Consent key="consent" ticket={ticket} />],
        ]}
      />
    </Section>
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

/** The messages and notes. */
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
