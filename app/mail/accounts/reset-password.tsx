import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function ResetPassword({ url, ...context }: Mails['reset-password'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('reset-password.subject')} preview={t('reset-password.text')}>
      <Paragraph>{t('reset-password.text')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('reset-password.button')}
      </MainLink>
      <Paragraph>{t('reset-password.note')}</Paragraph>
    </MailLayout>
  )
}
