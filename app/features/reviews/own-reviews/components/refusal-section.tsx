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

type Refusal = NonNullable<OwnReview['refusal']>

/** Why a review is not public, in the words of the decision, and what its author can do about it. */
export function RefusalSection({ review }: { review: OwnReview & { refusal: Refusal } }) {
  const t = useTranslation()
  const locale = useLocale()
  const { rule, law, sentence, facts, decidedAt, objection } = review.refusal
  const down = review.status === 'rejected' || review.status === 'removed'
  return (
    <Section id="why-title" title={t('ownReviews.why')} gap={3}>
      {rule && <p>{t(`rule.${rule}`)}</p>}
      {law && <p>{t('ownReviews.law', { law })}</p>}
      {sentence && (
        <p>
          {t('ownReviews.sentence')}{' '}
          <mark lang={review.language} className="rounded-control bg-danger-wash px-2 py-1 text-ink">
            {sentence}
          </mark>
        </p>
      )}
      {facts && <p className="whitespace-pre-line">{facts}</p>}
      <p className="text-ink-soft text-sm">{t('ownReviews.decided', { day: formatDay(locale, decidedAt) })}</p>
      {down && objection !== 'open' && <p>{t(review.mayEdit ? 'ownReviews.rewriteOnce' : 'ownReviews.rewriteUsed')}</p>}
      <Appeal refusal={review.refusal} />
    </Section>
  )
}

function Appeal({ refusal }: { refusal: Refusal }) {
  const t = useTranslation()
  const locale = useLocale()
  const day = formatDay(locale, refusal.objectUntil)
  return (
    <>
      <h3 className="mt-2">{t('ownReviews.objection')}</h3>
      {refusal.mayObject ? (
        <AppealForm day={day} />
      ) : (
        <p>
          {refusal.objection ? t(`ownReviews.objection.${refusal.objection}`) : t('ownReviews.objection.over', { day })}
        </p>
      )}
      <p className="text-ink-soft text-sm">{t('ownReviews.objection.courts')}</p>
    </>
  )
}

function AppealForm({ day }: { day: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'text'>('objection')
  return (
    <Form {...form} className="grid gap-4">
      <p>{t('ownReviews.objection.ask', { day })}</p>
      <FormFailure failure={failure} />
      <TextAreaField
        field={fields.text}
        label={t('ownReviews.objection.text')}
        maxLength={MAX_STATEMENT_LENGTH}
        required
      />
      <SubmitButton intent="objection" busy={t('account.busy')} className="justify-self-start">
        {t('ownReviews.objection.submit')}
      </SubmitButton>
    </Form>
  )
}
