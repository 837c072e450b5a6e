import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { CONSENT_AGE, RELATIONS } from '#app/features/reviews/review.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import { MAX_ANSWER_LENGTH } from '../question.ts'
import { PostFields } from './text-field.tsx'

type Name = 'text' | 'language' | 'marked' | 'anyway' | 'relation' | 'oldEnough'

type Before = { text: string; language: string; version: number; relation: string | null; oldEnough: boolean }

/**
 * The form in which a family answers a question, or changes its answer. Its intent is `answer`.
 *
 * @param props.before what is changed; undefined to answer
 */
export function FamilyAnswerForm({ country, before }: { country: CountryCode; before?: Before }) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, errors } = useSubmission<Name>('answer', {
    text: before?.text ?? '',
    language: before?.language ?? locale,
    relation: before?.relation ?? '',
    ...(before?.oldEnough && { oldEnough: 'on' }),
  })
  return (
    <Form {...form} noValidate className="grid gap-5">
      <ErrorSummary
        {...errors}
        labels={{
          text: t('questions.answer.text'),
          language: t('write.language'),
          relation: t('questions.relation'),
          oldEnough: t('write.oldEnough', { age: CONSENT_AGE[country] }),
        }}
      />
      <input type="hidden" name="version" value={before?.version ?? 0} />
      <PostFields
        fields={fields}
        label={t('questions.answer.text')}
        hint={t('questions.answer.hint', { max: MAX_ANSWER_LENGTH })}
        maxLength={MAX_ANSWER_LENGTH}
        rows={5}
      />
      <div>
        <SelectField
          field={fields.relation}
          label={t('questions.relation')}
          hint={t('questions.relation.hint')}
          values={RELATIONS}
          textOf={(relation) => t(`relation.${relation}`)}
          none={t('questions.relation.none')}
        />
        {/* Only pupils are asked; it is hidden by style, so that it works before script loads and without it. */}
        <div className="mt-2 hidden in-[form:has(option[value=pupil]:checked)]:block">
          <TickField field={fields.oldEnough}>{t('write.oldEnough', { age: CONSENT_AGE[country] })}</TickField>
        </div>
      </div>
      <SubmitButton intent="answer" busy={t('account.busy')} className="justify-self-start">
        {t(before ? 'questions.own.change.submit' : 'questions.answer.submit')}
      </SubmitButton>
    </Form>
  )
}
