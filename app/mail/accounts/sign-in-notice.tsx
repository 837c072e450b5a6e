import { formatDateTime } from '#app/i18n/format-date-time.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function SignInNotice({ at, device, sessionsUrl, ...context }: Mails['sign-in-notice'] & MailContext) {
  const { locale, t } = context
  const time = formatDateTime(locale, new Date(at))
  const text = t('sign-in-notice.text', { time, device })
  return (
    <MailLayout {...context} title={t('sign-in-notice.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('sign-in-notice.note')}</Paragraph>
      <MainLink href={sessionsUrl} t={t}>
        {t('sign-in-notice.button')}
      </MainLink>
    </MailLayout>
  )
}
