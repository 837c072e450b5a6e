import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function GoogleLinked({ securityUrl, ...context }: Mails['google-linked'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('google-linked.subject')} preview={t('google-linked.text')}>
      <Paragraph>{t('google-linked.text')}</Paragraph>
      <Paragraph>{t('google-linked.note')}</Paragraph>
      <MainLink href={securityUrl} t={t}>
        {t('google-linked.button')}
      </MainLink>
    </MailLayout>
  )
}
