import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { languageName } from '#app/i18n/format.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import type { WrittenReview } from '../../submission/review.schema.ts'
import {
  CONSENT_AGE,
  CRITERIA,
  EXPERIENCE_DAYS,
  lastYears,
  MAX_NAME,
  RELATIONS,
} from '../../submission/review-rules.ts'
import { CommentField } from './comment-field.tsx'
import { StarField } from './star-field.tsx'

type FieldName = keyof WrittenReview | 'marked'
export type ReviewValues = Partial<Record<FieldName, string>>

/**
 * The form of a review.
 *
 * @param props.today YYYY-MM-DD, the latest day of an experience
 * @param props.draft token of the draft that the values come from
 */
export function ReviewForm(props: { country: CountryCode; values: ReviewValues; today: string; draft: string | null }) {
  const { country, values, today, draft } = props
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, failure } = useSubmission<FieldName>('review', { language: locale, ...values })
  const days = EXPERIENCE_DAYS[country]
  const marked = fields.marked.errors ?? []
  return (
    <Form {...form} className="grid gap-6">
      <FormFailure failure={failure} />
      {draft && <input type="hidden" name="draft" value={draft} />}
      {values.invitation && <input type="hidden" name="invitation" value={values.invitation} />}
      <StarField field={fields.rating} />
      <CommentField field={fields.comment} marked={marked} />
      {marked.length > 0 && <TickField field={fields.anyway}>{t('write.anyway')}</TickField>}
      <SelectField
        field={fields.language}
        label={t('write.language')}
        values={LOCALES}
        textOf={(language) => languageName(locale, language)}
      />
      <RelationFields fields={fields} country={country} today={today} />
      <TextField
        field={fields.experiencedOn}
        label={t('write.experience')}
        hint={days ? t('write.experience.recentHint', { days }) : t('write.experience.hint')}
        type="date"
        max={today}
      />
      <CriteriaFields fields={fields} />
      <TextField
        field={fields.authorName}
        label={t('write.name')}
        hint={t('write.name.hint')}
        maxLength={MAX_NAME}
        required
      />
      <TickField field={fields.noReward} required>
        {t('write.noReward')}
      </TickField>
      <SubmitButton intent="review" busy={t('account.busy')} className="justify-self-start">
        {t('write.submit')}
      </SubmitButton>
    </Form>
  )
}

type Fields = ReturnType<typeof useSubmission<FieldName>>['fields']

/** Who the author is to the school, and until when. */
function RelationFields({ fields, country, today }: { fields: Fields; country: CountryCode; today: string }) {
  const t = useTranslation()
  return (
    <>
      <SelectField
        field={fields.relation}
        label={t('write.relation')}
        required
        values={RELATIONS}
        textOf={(relation) => t(`relation.${relation}`)}
        none={t('write.choose')}
      />
      {/* Only pupils are asked; it is hidden by style, so that it works before script loads and without it. */}
      <div className="hidden in-[form:has(option[value=pupil]:checked)]:block">
        <TickField field={fields.oldEnough}>{t('write.oldEnough', { age: CONSENT_AGE[country] })}</TickField>
      </div>
      <SelectField
        field={fields.until}
        label={t('write.until')}
        values={['still', ...lastYears(new Date(today))]}
        textOf={(year) => (year === 'still' ? t('write.until.still') : String(year))}
        none={t('write.choose')}
        required
      />
    </>
  )
}

/** Stars for single sides of the school, which may be left out. */
function CriteriaFields({ fields }: { fields: Fields }) {
  const t = useTranslation()
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{t('write.criteria')}</legend>
      {CRITERIA.map((criterion) => (
        <SelectField
          key={criterion}
          field={fields[criterion]}
          label={t(`criterion.${criterion}`)}
          values={[5, 4, 3, 2, 1]}
          textOf={(star) => t('reviews.starRow', { count: star })}
          none={t('write.noOpinion')}
        />
      ))}
    </fieldset>
  )
}
