import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Name = 'review-restored' | 'objection-upheld' | 'objection-dismissed'
type Given<Key extends Name> = Mails[Key] & MailContext

/** The answer to an author's appeal, with the moderator's reasons. */
function AppealAnswer({ name, school, facts, url, ...context }: Given<Name> & { name: Name }) {
  const { t } = context
  const text = t(`${name}.text`, { school })
  return (
    <MailLayout {...context} title={t(`${name}.subject`)} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{facts}</Paragraph>
      {name === 'objection-dismissed' && <Paragraph>{t('objection-dismissed.court')}</Paragraph>}
      <MainLink href={url} t={t}>
        {t(name === 'review-restored' ? 'review-restored.button' : 'statement.button')}
      </MainLink>
    </MailLayout>
  )
}

export const ReviewRestored = (props: Given<'review-restored'>) => <AppealAnswer name="review-restored" {...props} />
export const AppealUpheld = (props: Given<'objection-upheld'>) => <AppealAnswer name="objection-upheld" {...props} />
export const AppealDismissed = (props: Given<'objection-dismissed'>) => (
  <AppealAnswer name="objection-dismissed" {...props} />
)
