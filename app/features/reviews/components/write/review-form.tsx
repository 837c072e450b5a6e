import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { RadioChips } from '#app/ui/form/radio-chips.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import { CONSENT_AGE, RELATIONS } from '../../review.ts'
import { THEMES } from '../../themes.ts'
import { CommentField } from './comment-field.tsx'
import { type FieldName, ReviewDetails } from './review-details.tsx'
import { StarField } from './star-field.tsx'
import { useUnsentReview } from './use-unsent-review.ts'

export type ReviewValues = Partial<Record<FieldName, string>>

type Props = {
  school: { id: string; country: CountryCode }
  values: ReviewValues
  /** YYYY-MM-DD, the latest day of an experience. */
  today: string
  /** Token of the draft from which the values come. */
  draft: string | null
}

/** The form of a review. What is typed stays in this tab until it is sent. */
export function ReviewForm({ school, values, today, draft }: Props) {
  const t = useTranslation()
  const language = useLocale()
  const { form, fields, errors } = useSubmission<FieldName>('review', { language, until: 'still', ...values })
  const onInput = useUnsentReview(form.id, school.id, draft === null)
  const marked = fields.marked.errors ?? []
  return (
    <Form {...form} noValidate onInput={onInput} className="grid gap-2 sm:gap-6">
      <ErrorSummary
        {...errors}
        labels={{
          rating: t('write.rating'),
          relation: t('write.relation'),
          oldEnough: t('write.oldEnough', { age: CONSENT_AGE[school.country] }),
          comment: t('write.comment'),
          until: t('write.until'),
          experiencedOn: t('write.experience'),
          authorName: t('write.name'),
          language: t('write.language'),
          noReward: t('write.noReward'),
          ...Object.fromEntries(THEMES.map((theme) => [theme, t(`theme.${theme}`)])),
        }}
      />
      {draft && <input type="hidden" name="draft" value={draft} />}
      {values.invitation && <input type="hidden" name="invitation" value={values.invitation} />}
      <StarField field={fields.rating} />
      <div>
        <RadioChips
          field={fields.relation}
          label={t('write.relation')}
          values={RELATIONS}
          textOf={(relation) => t(`relation.${relation}`)}
          required
        />
        {/* Only pupils are asked; it is hidden by style, so that it works before script loads and without it. */}
        <div className="mt-2 hidden in-[form:has(input[value=pupil]:checked)]:block">
          <TickField field={fields.oldEnough}>{t('write.oldEnough', { age: CONSENT_AGE[school.country] })}</TickField>
        </div>
      </div>
      <CommentField field={fields.comment} marked={marked} />
      {marked.length > 0 && <TickField field={fields.anyway}>{t('write.anyway')}</TickField>}
      <ReviewDetails fields={fields} country={school.country} today={today} />
      <div className="text-sm">
        <TickField field={fields.noReward} required>
          {t('write.noReward')}
        </TickField>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <SubmitButton intent="review" busy={t('account.busy')}>
          {t('write.submit')}
        </SubmitButton>
        <Link to={`/schools/${school.id}`} className={button('plain')}>
          {t('write.cancel')}
        </Link>
      </p>
    </Form>
  )
}
