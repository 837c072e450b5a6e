import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_PASSWORD, MIN_PASSWORD } from '../../passwords/password-rule.ts'

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'currentPassword' | 'newPassword'>('password')
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <FormFailure failure={failure} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        field={fields.currentPassword}
        label={t('account.password.current')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        field={fields.newPassword}
        label={t('account.password.new')}
        hint={`${t('auth.password.hint', { min: MIN_PASSWORD })} ${t('account.password.note')}`}
        autoComplete="new-password"
        minLength={MIN_PASSWORD}
        maxLength={MAX_PASSWORD}
        required
      />
      <SubmitButton intent="password" busy={t('account.busy')} className="justify-self-start">
        {t('account.password.title')}
      </SubmitButton>
    </Form>
  )
}

/** Shown instead of the form to accounts created through Google. */
export function PasswordByLink() {
  const t = useTranslation()
  return (
    <p>
      {t('account.password.google')} <Link to="/auth/forgot">{t('auth.forgot.submit')}</Link>
    </p>
  )
}
