import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

const TIME = { dateStyle: 'medium', timeStyle: 'long', timeZone: 'Europe/Berlin' } as const

export function SignInNotice({ at, device, sessionsUrl, ...context }: Mails['sign-in-notice'] & MailContext) {
  const { locale, t } = context
  const time = new Intl.DateTimeFormat(locale, TIME).format(new Date(at))
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
