import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { NewTabLinks } from '#app/ui/form/new-tab-links.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../identity/credentials.ts'

/** The form for signing up with e-mail address, password and an optional name. */
export function SignUpForm({ next }: { next: string | null }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<'email' | 'password' | 'fullName'>('sign-up')
  return (
    <Form {...form} noValidate className="grid gap-5">
      <ErrorSummary
        {...errors}
        labels={{ fullName: t('auth.fullName'), email: t('auth.email'), password: t('auth.password') }}
      />
      {next && <input type="hidden" name="next" value={next} />}
      <TextField
        field={fields.fullName}
        label={`${t('auth.fullName')} (${t('auth.optional')})`}
        autoComplete="name"
        maxLength={120}
      />
      <TextField field={fields.email} label={t('auth.email')} type="email" autoComplete="username" required />
      <PasswordField
        field={fields.password}
        label={t('auth.password')}
        hint={t('auth.password.hint', { min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        maxLength={MAX_PASSWORD_LENGTH}
        required
      />
      <div>
        <p className="text-ink-soft text-sm">{t('auth.signUp.terms')}</p>
        <NewTabLinks
          links={[
            { to: '/terms', label: t('footer.terms') },
            { to: '/privacy', label: t('footer.privacy') },
          ]}
        />
      </div>
      <SubmitButton intent="sign-up" busy={t('auth.signUp.busy')}>
        {t('auth.signUp.submit')}
      </SubmitButton>
    </Form>
  )
}
