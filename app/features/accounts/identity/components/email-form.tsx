import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { PasswordOrCodeField } from './password-or-code-field.tsx'

export function EmailForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'email' | 'password'>('email')
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <p>{t('account.email.current', { email })}</p>
      <FormFailure failure={failure} />
      <TextField field={fields.email} label={t('account.email.new')} type="email" autoComplete="email" required />
      <PasswordOrCodeField field={fields.password} hasPassword={hasPassword} />
      <SubmitButton intent="email" busy={t('account.busy')} className="justify-self-start">
        {t('account.email.submit')}
      </SubmitButton>
    </Form>
  )
}
