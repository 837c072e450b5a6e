import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_FACTS } from '../../decisions/decision-limits.ts'

/** Answers the appeal of a school. Its intent is `answer-appeal`. */
export function ContentAnswerForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'answer' | 'facts'>('answer-appeal')
  return (
    <Form {...form} className="grid gap-5">
      <FormFailure failure={failure} />
      <RadioField
        field={fields.answer}
        label={t('moderation.appeal.answer')}
        values={['upheld', 'dismissed'] as const}
        textOf={(answer) => t(`item.appeal.${answer}`)}
        shortcuts={[ACCEPT, REFUSE]}
        required
      />
      <TextAreaField field={fields.facts} label={t('moderation.facts')} maxLength={MAX_FACTS} required />
      <DecideButton intent="answer-appeal">{t('moderation.appeal.submit')}</DecideButton>
    </Form>
  )
}
