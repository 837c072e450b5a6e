import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { RESTORE_DAYS } from '../../limits.ts'

/** Deletes the account, confirmed by the password; an account created through Google sets one first. */
export function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'password'>('delete')
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <p>{t('account.delete.text', { days: RESTORE_DAYS })}</p>
      {hasPassword ? (
        <>
          <FormFailure failure={failure} />
          <label className="inline-flex min-h-11 items-center gap-3">
            <input type="checkbox" name="keepReviews" className="size-5 flex-none accent-board" />
            {t('account.delete.keepReviews')}
          </label>
          <PasswordField field={fields.password} label={t('auth.password')} autoComplete="current-password" required />
          <SubmitButton intent="delete" variant="danger" busy={t('account.busy')} className="justify-self-start">
            {t('account.delete.submit')}
          </SubmitButton>
        </>
      ) : (
        <p>
          {t('account.delete.google')} <Link to="/auth/forgot">{t('auth.forgot.submit')}</Link>
        </p>
      )}
    </Form>
  )
}
