import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { PasswordField } from '#app/ui/form/password-field.tsx'

type Props = { field: Parameters<typeof PasswordField>[0]['field']; hasPassword: boolean; label?: string }

/**
 * Asks for proof of identity: the password, or the mailed code where the account has none.
 *
 * @param props.label of the password
 */
export function PasswordOrCodeField({ field, hasPassword, label }: Props) {
  const t = useTranslation()
  return hasPassword ? (
    <PasswordField
      field={field}
      label={label ?? t('account.password.current')}
      autoComplete="current-password"
      required
    />
  ) : (
    <TextField
      field={field}
      label={t('account.identity.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  )
}
