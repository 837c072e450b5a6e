import { formatDay, formatInstant } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

/** The receipt on a durable medium with content, day and time: § 356a(4) BGB. */
export function WithdrawalReceived(props: Mails['withdrawal-received'] & MailContext) {
  const { number, at, name, contract, email, done, contact, ...context } = props
  const { locale, t } = context
  const text = t('withdrawal-received.text', { number, time: formatInstant(locale, at) })
  return (
    <MailLayout {...context} title={t('withdrawal-received.subject')} preview={text} why={t('withdrawal.why')}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        <strong>{t('withdrawal-received.content')}</strong>
        <br />
        {t('withdrawal-received.name', { name })}
        <br />
        {t('withdrawal-received.contract', { contract })}
        <br />
        {t('withdrawal-received.email', { email })}
      </Paragraph>
      <Paragraph>{t(done ? 'withdrawal-received.done' : 'withdrawal-received.next')}</Paragraph>
      <Paragraph>{t('withdrawal-received.note', { contact })}</Paragraph>
    </MailLayout>
  )
}

/** To the address on the order, whoever declared the withdrawal: its reader is the buyer. */
export function WithdrawalLink(props: Mails['withdrawal-link'] & MailContext) {
  const { school, number, at, until, url, contact, ...context } = props
  const { locale, t } = context
  const text = t('withdrawal-link.text', { school, number, time: formatInstant(locale, at) })
  return (
    <MailLayout {...context} title={t('withdrawal-link.subject')} preview={text} why={t('invoice.why')}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('withdrawal-link.what')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('withdrawal-link.button')}
      </MainLink>
      <Paragraph>{t('withdrawal-link.until', { day: formatDay(locale, until) })}</Paragraph>
      <Paragraph>{t('withdrawal-link.not', { contact })}</Paragraph>
    </MailLayout>
  )
}

export function WithdrawalRefused({ number, reason, contact, ...context }: Mails['withdrawal-refused'] & MailContext) {
  const { t } = context
  const text = t('withdrawal-refused.text', { number })
  return (
    <MailLayout {...context} title={t('withdrawal-refused.subject')} preview={text} why={t('withdrawal.why')}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{reason}</Paragraph>
      <Paragraph>{t('withdrawal-refused.note', { contact })}</Paragraph>
    </MailLayout>
  )
}
