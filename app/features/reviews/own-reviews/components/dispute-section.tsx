import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { MAX_STATEMENT_LENGTH } from '../../review.ts'
import type { OwnReview } from '../own-review.ts'

type Dispute = NonNullable<OwnReview['dispute']>

/** The school's dispute of a review, and the author's answer, which only moderators read. */
export function DisputeSection({ dispute }: { dispute: Dispute }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Section id="dispute-title" title={t('ownReviews.dispute')} gap={3}>
      <p>{t(`ownReviews.dispute.${dispute.reason}`)}</p>
      {dispute.mayReply && <ReplyForm dispute={dispute} />}
      {dispute.state === 'kept' && <p>{t('ownReviews.dispute.kept')}</p>}
      {dispute.state === 'open' && !dispute.mayReply && (
        <p>{t('ownReviews.dispute.late', { day: formatDay(locale, dispute.dueAt) })}</p>
      )}
    </Section>
  )
}

function ReplyForm({ dispute: { dueAt, reply } }: { dispute: Dispute }) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, failure } = useSubmission<'text'>('reply', { text: reply ?? '' })
  return (
    <Form {...form} className="grid gap-4">
      <p>{t('ownReviews.dispute.ask', { day: formatDay(locale, dueAt) })}</p>
      {reply && <p className="font-semibold">{t('ownReviews.dispute.replied')}</p>}
      <FormFailure failure={failure} />
      <TextAreaField
        field={fields.text}
        label={t('ownReviews.dispute.reply')}
        hint={t('ownReviews.dispute.private')}
        maxLength={MAX_STATEMENT_LENGTH}
        required
      />
      <SubmitButton intent="reply" busy={t('account.busy')} className="justify-self-start">
        {t('ownReviews.dispute.submit')}
      </SubmitButton>
    </Form>
  )
}
