import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph, PlainLink } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function AccountExists({ loginUrl, resetUrl, ...context }: Mails['account-exists'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('account-exists.subject')} preview={t('account-exists.text')}>
      <Paragraph>{t('account-exists.text')}</Paragraph>
      <MainLink href={loginUrl} t={t}>
        {t('account-exists.button')}
      </MainLink>
      <Paragraph>
        {t('account-exists.reset')} <PlainLink href={resetUrl} />
      </Paragraph>
      <Paragraph>{t('account-exists.note')}</Paragraph>
    </MailLayout>
  )
}
