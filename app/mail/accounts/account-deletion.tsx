import { formatDay } from '#app/i18n/format.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function AccountDeletion({ undoUrl, erasedOn, ...context }: Mails['account-deletion'] & MailContext) {
  const { locale, t } = context
  const text = t('account-deletion.text', { day: formatDay(locale, erasedOn) })
  return (
    <MailLayout {...context} title={t('account-deletion.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('account-deletion.undo')}</Paragraph>
      <MainLink href={undoUrl} t={t}>
        {t('account-deletion.button')}
      </MainLink>
      <Paragraph>{t('account-deletion.note')}</Paragraph>
    </MailLayout>
  )
}
