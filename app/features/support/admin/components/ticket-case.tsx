import { formatDay, formatInstant } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { StateBadge } from '../../components/state-badge.tsx'
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
        {state === 'open' && ` · ${t('ticketAdmin.due')}: ${formatInstant(locale, dueAt.toISOString())}`}
        {overdue && <Badge variant="notice">{t('ticketAdmin.overdue')}</Badge>}
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
    <Section id="sender" title={t('ticketAdmin.sender')}>
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
          [t('ticketAdmin.call'), phone],
          [t('ticketAdmin.callTime'), preferredTime],
          [t('ticketAdmin.about'), subject],
          [t('ticketAdmin.wish'), wish && t(`ticketAdmin.wish.${wish}`)],
          [
            t('ticketAdmin.school'),
            schoolId && (
              <Link key="school" to={`/schools/${schoolId}`}>
                {school}
              </Link>
            ),
          ],
          [t('ticketAdmin.language'), languageName(locale, ticket.locale)],
          [t('ticketAdmin.account'), t(userId ? 'ticketAdmin.account.yes' : 'ticketAdmin.account.no')],
          [t('ticketAdmin.consent'), ticket.consentVersion && <Consent key="consent" ticket={ticket} />],
        ]}
      />
    </Section>
  )
}

function Consent({ ticket: { consentVersion, consentedAt } }: { ticket: ViewedTicket }) {
  const t = useTranslation()
  const locale = useLocale()
  if (!consentVersion || !consentedAt) return null
  return t('ticketAdmin.consentText', {
    day: formatDay(locale, consentVersion),
    time: formatInstant(locale, consentedAt.toISOString()),
  })
}

/** The messages and notes. */
export function HistorySection({ ticket: { messages, name } }: { ticket: ViewedTicket }) {
  const t = useTranslation()
  const who = ({ author, internal, person }: ViewedTicket['messages'][number]) => {
    if (author === 'sender') return name
    const values = { name: person ?? t('ticketAdmin.former') }
    return t(internal ? 'ticketAdmin.noteBy' : 'ticketAdmin.teamBy', values)
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
