import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { PasswordOrCodeField } from '../../identity/components/password-or-code-field.tsx'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../identity/credentials.ts'
import type { Kept } from '../recovery/keepable.ts'
import { KeepFields } from './keep-fields.tsx'

/** Changes the password, or sets the first one. */
export function PasswordForm({ email, hasPassword, kept }: { email: string; hasPassword: boolean; kept: Kept[] }) {
  const t = useTranslation()
  const { form, fields, failure, errors } = useSubmission<'currentPassword' | 'newPassword' | 'keep'>('password')
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <FormFailure failure={failure} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
      <PasswordOrCodeField field={fields.currentPassword} hasPassword={hasPassword} />
      <PasswordField
        field={fields.newPassword}
        label={t('account.password.new')}
        hint={`${t('auth.password.hint', { min: MIN_PASSWORD_LENGTH })} ${t('account.password.note')}`}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        maxLength={MAX_PASSWORD_LENGTH}
        required
      />
      <KeepFields
        field={fields.keep}
        kept={kept}
        refused={errors.refusal !== undefined}
        ticked
        text={t('recovery.keep.change')}
      />
      <SubmitButton intent="password" busy={t('account.busy')} className="justify-self-start">
        {t(hasPassword ? 'account.password.title' : 'account.password.setTitle')}
      </SubmitButton>
    </Form>
  )
}
