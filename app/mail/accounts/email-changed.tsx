import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function EmailChanged({ newEmail, contact, ...context }: Mails['email-changed'] & MailContext) {
  const { t } = context
  const text = t('email-changed.text', { newEmail })
  return (
    <MailLayout {...context} title={t('email-changed.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('email-changed.note', { contact })}</Paragraph>
    </MailLayout>
  )
}
