import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function ChangeEmailNew({ url, ...context }: Mails['change-email-new'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('change-email-new.subject')} preview={t('change-email-new.text')}>
      <Paragraph>{t('change-email-new.text')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('change-email-new.button')}
      </MainLink>
      <Paragraph>{t('change-email-new.note')}</Paragraph>
    </MailLayout>
  )
}
