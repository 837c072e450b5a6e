import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

/** Somebody requests the removal of the account's second factor. */
export function FactorRemoval({ url, hours, ...context }: Mails['factor-removal'] & MailContext) {
  const { t } = context
  const text = hours ? t('factor-removal.text', { hours }) : t('factor-removal.textStaff')
  return (
    <MailLayout {...context} title={t('factor-removal.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('factor-removal.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('factor-removal.button')}
      </MainLink>
    </MailLayout>
  )
}

/** To another admin, who decides. */
export function FactorRemovalAsked({ email, url, ...context }: Mails['factor-removal-asked'] & MailContext) {
  const { t } = context
  const text = t('factor-removal-asked.text', { email })
  return (
    <MailLayout {...context} title={t('factor-removal-asked.subject', { email })} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{t('factor-removal-asked.note')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('factor-removal-asked.button')}
      </MainLink>
    </MailLayout>
  )
}

/** The second factor is off. */
export function FactorRemoved({ resetUrl, ...context }: Mails['factor-removed'] & MailContext) {
  const { t } = context
  return (
    <MailLayout {...context} title={t('factor-removed.subject')} preview={t('factor-removed.text')}>
      <Paragraph>{t('factor-removed.text')}</Paragraph>
      <Paragraph>{t('factor-removed.note')}</Paragraph>
      <MainLink href={resetUrl} t={t}>
        {t('factor-removed.button')}
      </MainLink>
    </MailLayout>
  )
}
