import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function PasskeyAdded({ securityUrl, ...context }: Mails['passkey-added'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('passkey-added.subject')} preview={t('passkey-added.text')}>
      <Paragraph>{t('passkey-added.text')}</Paragraph>
      <Paragraph>{t('passkey-added.note')}</Paragraph>
      <MainLink href={securityUrl} t={t}>
        {t('passkey-added.button')}
      </MainLink>
    </MailLayout>
  )
}
