import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

/** Asks for a new address, confirmed by the password. */
export function EmailForm({ email }: { email: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'email' | 'password'>('email')
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <p>{t('account.email.current', { email })}</p>
      <FormFailure failure={failure} />
      <TextField field={fields.email} label={t('account.email.new')} type="email" autoComplete="email" required />
      <PasswordField
        field={fields.password}
        label={t('account.password.current')}
        autoComplete="current-password"
        required
      />
      <SubmitButton intent="email" busy={t('account.busy')} className="justify-self-start">
        {t('account.email.submit')}
      </SubmitButton>
    </Form>
  )
}

/** Shown instead of the form to accounts created through Google: they set a password first. */
export function EmailByPassword({ email }: { email: string }) {
  const t = useTranslation()
  return (
    <div className="grid gap-3">
      <p>{t('account.email.current', { email })}</p>
      <p>
        {t('account.email.google')} <Link to="/auth/forgot">{t('auth.forgot.submit')}</Link>
      </p>
    </div>
  )
}
