import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { Code, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function IdentityCode({ code, minutes, ...context }: Mails['identity-code'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('identity-code.subject')} preview={t('identity-code.text', { minutes })}>
      <Paragraph>{t('identity-code.text', { minutes })}</Paragraph>
      <Code code={code} t={t} />
      <Paragraph>{t('identity-code.note')}</Paragraph>
    </MailLayout>
  )
}
