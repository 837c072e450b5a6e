import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function ChangeEmailOld({ url, newEmail, ...context }: Mails['change-email-old'] & MailContext) {
  const { t } = context
  const text = t('change-email-old.text', { newEmail })
  return (
    <MailLayout {...context} title={t('change-email-old.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <MainLink href={url} t={t}>
        {t('change-email-old.button')}
      </MainLink>
      <Paragraph>{t('change-email-old.note')}</Paragraph>
    </MailLayout>
  )
}
