import { formatDay, formatInstant } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'
import { Lines, Said } from './said.tsx'

type Given<Name extends keyof Mails> = Mails[Name] & MailContext

/** To the author: the number, the deadline for our answer if one is promised, and the text sent. */
export function TicketReceived({ number, group, due, text, cut, url, ...context }: Given<'ticket-received'>) {
  const { locale, t } = context
  const until = group === 'named_person' ? formatDay(locale, new Date(due)) : formatInstant(locale, due)
  const values = { number, due: until }
  const told = group === 'contact' ? t('ticket-received.contact', { number }) : t(`ticket-received.${group}`, values)
  return (
    <MailLayout {...context} title={t('ticket-received.subject', { number })} preview={told} why={t('ticket.why')}>
      <Paragraph>{told}</Paragraph>
      <Said label={t('ticket-received.copy')} text={text} />
      {cut && <Paragraph>{t('ticket-received.cut')}</Paragraph>}
      {url ? (
        <MainLink href={url} t={t}>
          {t('ticket.button')}
        </MainLink>
      ) : (
        <Paragraph>{t('ticket-received.note')}</Paragraph>
      )}
    </MailLayout>
  )
}

/** To the author: the team's answer. */
export function TicketAnswered({ number, text, url, ...context }: Given<'ticket-answered'>) {
  const { t } = context
  const told = t('ticket-answered.text', { number })
  return (
    <MailLayout {...context} title={t('ticket-answered.subject', { number })} preview={told} why={t('ticket.why')}>
      <Paragraph>{told}</Paragraph>
      <Lines text={text} />
      <Paragraph>{t(url ? 'ticket-answered.onPage' : 'ticket-answered.byMail')}</Paragraph>
      {url && (
        <MainLink href={url} t={t}>
          {t('ticket.button')}
        </MainLink>
      )}
    </MailLayout>
  )
}
