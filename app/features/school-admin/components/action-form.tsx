import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_REASON_LENGTH } from '../edit/school-actions.schema.ts'

/** Fields of actions besides their reason. */
type Name = 'value' | 'status' | 'successorId' | 'survivorId'
type Props = {
  intent: string
  hidden?: Record<string, string>
  submit: string
  variant?: 'quiet' | 'danger'
  children?: (fields: ReturnType<typeof useSubmission<Name | 'reason'>>['fields']) => ReactNode
}

/** The form of a team's action on a school, which always requires a reason. */
export function ActionForm(props: Props) {
  const { intent, hidden = {}, submit, variant = 'quiet', children } = props
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<Name | 'reason'>(intent)
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <FormFailure failure={failure} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children?.(fields)}
      <TextAreaField
        field={fields.reason}
        label={t('schoolAdmin.reason')}
        hint={t('schoolAdmin.reason.hint')}
        maxLength={MAX_REASON_LENGTH}
        rows={2}
        required
      />
      <SubmitButton intent={intent} variant={variant} busy={t('account.busy')} className="justify-self-start">
        {submit}
      </SubmitButton>
    </Form>
  )
}
