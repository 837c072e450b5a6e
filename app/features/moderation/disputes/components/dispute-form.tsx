import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { ANSWER_DAYS, DISPUTE_REASONS, MAX_OPEN_DISPUTES, MAX_TEXT_LENGTH } from '../dispute-rules.ts'

/** The form by which a school disputes a review, with an explanation of the procedure. */
export function DisputeForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'reason' | 'text'>('dispute')
  return (
    <Form {...form} className="grid max-w-2xl gap-6">
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
        <li>{t('dispute.step.author', { days: ANSWER_DAYS })}</li>
        <li>{t('dispute.step.decision')}</li>
        <li>{t('dispute.step.identity')}</li>
        <li>{t('dispute.step.limit', { max: MAX_OPEN_DISPUTES })}</li>
      </ul>
      <FormFailure failure={failure} />
      <RadioField
        field={fields.reason}
        label={t('dispute.reason')}
        values={DISPUTE_REASONS}
        textOf={(reason) => t(`dispute.reason.${reason}`)}
        required
      />
      <TextAreaField
        field={fields.text}
        label={t('dispute.text')}
        hint={t('dispute.text.hint')}
        maxLength={MAX_TEXT_LENGTH}
      />
      <SubmitButton intent="dispute" busy={t('account.busy')} className="justify-self-start">
        {t('dispute.submit')}
      </SubmitButton>
    </Form>
  )
}
