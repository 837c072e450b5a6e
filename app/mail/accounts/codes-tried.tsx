import { formatDateTime } from '#app/i18n/format-date-time.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function CodesTried({ at, resetUrl, ...context }: Mails['codes-tried'] & MailContext) {
  const { locale, t } = context
  const text = t('codes-tried.text', { time: formatDateTime(locale, new Date(at)) })
  return (
    <MailLayout {...context} title={t('codes-tried.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('codes-tried.note')}</Paragraph>
      <MainLink href={resetUrl} t={t}>
        {t('codes-tried.button')}
      </MainLink>
    </MailLayout>
  )
}
