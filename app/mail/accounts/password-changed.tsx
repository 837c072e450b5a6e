import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function PasswordChanged({ resetUrl, ...context }: Mails['password-changed'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('password-changed.subject')} preview={t('password-changed.text')}>
      <Paragraph>{t('password-changed.text')}</Paragraph>
      <Paragraph>{t('password-changed.note')}</Paragraph>
      <MainLink href={resetUrl} t={t}>
        {t('password-changed.button')}
      </MainLink>
    </MailLayout>
  )
}
