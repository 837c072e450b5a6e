import { TARGET_H } from '#lib/promises.ts'
import { type MailContext, MailLayout } from '../mail-layout.tsx'
import { MainLink, Paragraph } from '../mail-parts.tsx'
import type { Mails } from '../mails.ts'

type Name =
  | 'review-published'
  | 'review-waiting'
  | 'review-held'
  | 'review-answered'
  | 'proof-accepted'
  | 'proof-refused'
type Props = { school: string; url: string; reason?: string } & MailContext

/** News about an author's review or evidence, with a link to it. */
function OwnReview({ name, school, url, reason, ...context }: Props & { name: Name }) {
  const { t } = context
  const text = t(`${name}.text`, { school, hours: `${TARGET_H}` })
  return (
    <MailLayout {...context} title={t(`${name}.subject`)} preview={text}>
      <Paragraph>{text}</Paragraph>
      {reason && <Paragraph>{reason}</Paragraph>}
      <Paragraph>{t(`${name}.note`)}</Paragraph>
      <MainLink href={url} t={t}>
        {t(`${name}.button`)}
      </MainLink>
    </MailLayout>
  )
}

type Given<Key extends Name> = Mails[Key] & MailContext

export const ReviewPublished = (props: Given<'review-published'>) => <OwnReview name="review-published" {...props} />
export const ReviewWaiting = (props: Given<'review-waiting'>) => <OwnReview name="review-waiting" {...props} />
export const ReviewHeld = (props: Given<'review-held'>) => <OwnReview name="review-held" {...props} />
export const ReviewAnswered = (props: Given<'review-answered'>) => <OwnReview name="review-answered" {...props} />
export const EvidenceAccepted = (props: Given<'proof-accepted'>) => <OwnReview name="proof-accepted" {...props} />
export const EvidenceRefused = (props: Given<'proof-refused'>) => <OwnReview name="proof-refused" {...props} />
