import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { PasswordOrCodeField } from '../../identity/components/password-or-code-field.tsx'

export function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'password'>('delete')
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <FormFailure failure={failure} />
      <label className="inline-flex min-h-11 items-center gap-3">
        <input type="checkbox" name="keepReviews" className="size-5 flex-none accent-board" />
        {t('account.delete.keepReviews')}
      </label>
      <PasswordOrCodeField field={fields.password} hasPassword={hasPassword} label={t('auth.password')} />
      <SubmitButton intent="delete" variant="danger" busy={t('account.busy')} className="justify-self-start">
        {t('account.delete.submit')}
      </SubmitButton>
    </Form>
  )
}
