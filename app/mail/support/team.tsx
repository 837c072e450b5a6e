import { formatInstant } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'
import { Said } from './said.tsx'

type Given = Mails['ticket-opened'] & MailContext

function ToTeam({ name: template, ...props }: Given & { name: 'ticket-opened' | 'ticket-replied' }) {
  const { number, kind, sender, email, phone, preferredTime, subject, wish, text, due, url, ...context } = props
  const { locale, t } = context
  const kindText = t(`ticket.kind.${kind}`)
  return (
    <MailLayout {...context} title={t(`${template}.subject`, { number })} preview={kindText} why={t('ticket.team')}>
      <Said label={t('ticket.kind')} text={kindText} />
      <Said label={t('ticket.from')} text={`${sender}\n${email}`} />
      <Said label={t('ticket.phone')} text={phone} />
      <Said label={t('ticket.preferredTime')} text={preferredTime} />
      <Said label={t(kind === 'named_person' ? 'ticket.about' : 'ticket.subject')} text={subject} />
      <Said label={t('ticket.wish')} text={wish && t(`ticket.wish.${wish}`)} />
      <Said label={t('ticket.text')} text={text} />
      <Said label={t('ticket.due')} text={formatInstant(locale, due)} />
      <MainLink href={url} t={t}>
        {t('ticket.toTicket')}
      </MainLink>
    </MailLayout>
  )
}

/** To the team: a new ticket. */
export const TicketOpened = (props: Given) => <ToTeam name="ticket-opened" {...props} />
/** To the team: another message in a ticket. */
export const TicketReplied = (props: Given) => <ToTeam name="ticket-replied" {...props} />
