import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function ConfirmEmail({ url, ...context }: Mails['confirm-email'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('confirm-email.subject')} preview={t('confirm-email.text')}>
      <Paragraph>{t('confirm-email.text')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('confirm-email.button')}
      </MainLink>
      <Paragraph>{t('confirm-email.note')}</Paragraph>
    </MailLayout>
  )
}
