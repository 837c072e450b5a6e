import { Form, useActionData } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { SuspensionEnd } from './suspension-end.tsx'

/** The form for signing in with e-mail address and password; the address may be filled in already. */
export function SignInForm({ next, email = '' }: { next: string | null; email?: string | undefined }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'email' | 'password'>('sign-in', { email })
  const refusal = useActionData() as { until?: string } | undefined
  return (
    <Form {...form} className="grid gap-5">
      <FormFailure failure={failure} />
      <SuspensionEnd until={failure && refusal?.until} />
      {next && <input type="hidden" name="next" value={next} />}
      <TextField field={fields.email} label={t('auth.email')} type="email" autoComplete="username" required />
      <PasswordField
        field={fields.password}
        label={t('auth.password')}
        autoComplete="current-password"
        required
        aside={
          <Link to="/auth/forgot" className="text-base no-underline hover:underline">
            {t('auth.forgot.link')}
          </Link>
        }
      />
      <SubmitButton intent="sign-in" busy={t('auth.login.busy')}>
        {t('auth.login.submit')}
      </SubmitButton>
    </Form>
  )
}
