import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

export function ReviewRestored({ school, facts, url, ...context }: Mails['review-restored'] & MailContext) {
  const { t } = context
  const text = t('review-restored.text', { school })
  return (
    <MailLayout {...context} title={t('review-restored.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{facts}</Paragraph>
      <MainLink href={url} t={t}>
        {t('review-restored.button')}
      </MainLink>
    </MailLayout>
  )
}

export function AppealUpheld({ school, facts, url, ...context }: Mails['objection-upheld'] & MailContext) {
  const { t } = context
  const text = t('objection-upheld.text', { school })
  return (
    <MailLayout {...context} title={t('objection-upheld.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{facts}</Paragraph>
      <MainLink href={url} t={t}>
        {t('statement.button')}
      </MainLink>
    </MailLayout>
  )
}

export function AppealDismissed({ school, facts, url, ...context }: Mails['objection-dismissed'] & MailContext) {
  const { t } = context
  const text = t('objection-dismissed.text', { school })
  return (
    <MailLayout {...context} title={t('objection-dismissed.subject')} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{facts}</Paragraph>
      <Paragraph>{t('objection-dismissed.court')}</Paragraph>
      <MainLink href={url} t={t}>
        {t('statement.button')}
      </MainLink>
    </MailLayout>
  )
}
