import { Text } from '@react-email/components'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { Paragraph } from '../mail-parts.tsx'
import { styles } from '../mail-styles.ts'
import type { Mails } from '../mails.ts'

export function IdentityCode({ code, minutes, ...context }: Mails['identity-code'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('identity-code.subject')} preview={t('identity-code.text', { minutes })}>
      <Paragraph>{t('identity-code.text', { minutes })}</Paragraph>
      <Text style={styles.code}>{code}</Text>
      <Paragraph>{t('identity-code.note')}</Paragraph>
    </MailLayout>
  )
}
