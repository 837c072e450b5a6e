import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { MAX_REASON_LENGTH, MAX_VALUE_LENGTH } from '#app/features/corrections/correction-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'

/** Reports what a published figure should be; the team passes it on to the publisher. */
export function WrongFactForm({ schoolId, fact }: { schoolId: string; fact: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'value' | 'reason'>('wrong-fact')
  return (
    <Form {...form} className="grid max-w-160 gap-6">
      <FormFailure failure={failure} />
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="fact" value={fact} />
      <TextField
        field={fields.value}
        label={t('correction.value')}
        maxLength={MAX_VALUE_LENGTH}
        autoComplete="off"
        required
      />
      <TextAreaField
        field={fields.reason}
        label={t('correction.reason')}
        hint={t('correction.reason.hint')}
        maxLength={MAX_REASON_LENGTH}
        rows={3}
        required
      />
      <SubmitButton intent="wrong-fact" busy={t('account.busy')} className="justify-self-start">
        {t('ownFacts.submit')}
      </SubmitButton>
    </Form>
  )
}
