import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

const TIME = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const

export function CodesTried({ at, resetUrl, ...context }: Mails['codes-tried'] & MailContext) {
  const { locale, t } = context
  const text = t('codes-tried.text', { time: new Intl.DateTimeFormat(locale, TIME).format(new Date(at)) })
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
