import { formatDay, formatInstant } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

/** The receipt on a durable medium with content, day and time: § 312k(4) BGB. */
export function CancellationReceived(props: Mails['cancellation-received'] & MailContext) {
  const { number, at, kind, reason, name, contract, endsOn, email, contact, ...context } = props
  const { locale, t } = context
  const text = t('cancellation-received.text', { number, time: formatInstant(locale, at) })
  const end = endsOn ? formatDay(locale, endsOn) : t('cancellation-received.soonest')
  return (
    <MailLayout {...context} title={t('cancellation-received.subject')} preview={text} why={t('cancellation.why')}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        <strong>{t('withdrawal-received.content')}</strong>
        <br />
        {t('cancellation-received.kind', { kind: t(`cancellation-received.${kind}`, { reason }) })}
        <br />
        {t('withdrawal-received.name', { name })}
        <br />
        {t('withdrawal-received.contract', { contract })}
        <br />
        {t('cancellation-received.end', { end })}
        <br />
        {t('withdrawal-received.email', { email })}
      </Paragraph>
      <Paragraph>{t('cancellation-received.next')}</Paragraph>
      <Paragraph>{t('cancellation-received.note', { contact })}</Paragraph>
    </MailLayout>
  )
}

export function CancellationAnswered(props: Mails['cancellation-answered'] & MailContext) {
  const { number, answer, contact, ...context } = props
  const { t } = context
  const text = t('cancellation-answered.text', { number })
  return (
    <MailLayout {...context} title={t('cancellation-answered.subject')} preview={text} why={t('cancellation.why')}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{answer}</Paragraph>
      <Paragraph>{t('withdrawal-refused.note', { contact })}</Paragraph>
    </MailLayout>
  )
}
