import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { MAX_STATEMENT_LENGTH } from '#app/features/reviews/review.ts'
import { formatDay } from '#app/i18n/format.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Section } from '#app/ui/section.tsx'
import type { OwnPost } from '../own/own-posts.server.ts'

type Refusal = NonNullable<OwnPost['refusal']>

/** Why a question or answer is not public, in the words of the decision, and the appeal against it. */
export function PostRefusal({ refusal, language }: { refusal: Refusal; language: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const { rule, law, sentence, facts, decidedAt, appealUntil, appeal, mayAppeal } = refusal
  const day = formatDay(locale, appealUntil)
  return (
    <Section id="why-title" title={t('ownReviews.why')} gap={3}>
      {rule && <p>{t(`postRule.${rule}` as PlainKey)}</p>}
      {law && <p>{t('ownReviews.law', { law })}</p>}
      {sentence && (
        <p>
          {t('ownReviews.sentence')}{' '}
          <mark lang={language} className="rounded-control bg-danger-wash px-2 py-1 text-ink">
            {sentence}
          </mark>
        </p>
      )}
      {facts && <p className="wrap-anywhere whitespace-pre-line">{facts}</p>}
      <p className="text-ink-soft text-sm">{t('ownReviews.decided', { day: formatDay(locale, decidedAt) })}</p>
      <h3 className="mt-2">{t('ownReviews.objection')}</h3>
      {mayAppeal ? (
        <AppealForm day={day} />
      ) : (
        <p>{appeal ? t(`ownReviews.objection.${appeal}`) : t('ownReviews.objection.over', { day })}</p>
      )}
      <p className="text-ink-soft text-sm">{t('ownReviews.objection.courts')}</p>
    </Section>
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
