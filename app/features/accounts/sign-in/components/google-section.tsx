import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { PasswordOrCodeField } from '../../identity/components/password-or-code-field.tsx'
import type { Kept } from '../recovery/keepable.ts'
import { KeepFields } from './keep-fields.tsx'

/** The linked account of Google, with the form that unlinks it once the account has a password. */
export function GoogleSection({ hasPassword, kept }: { hasPassword: boolean; kept: Kept[] }) {
  const t = useTranslation()
  const { form, fields, failure, errors } = useSubmission<'password' | 'keep'>('google-unlink')
  if (!hasPassword) return <p>{t('account.google.only')}</p>
  return (
    <details
      className="rounded-control border-[1.5px] border-line px-4"
      open={(failure ?? fields.password.errors) !== undefined}
    >
      <summary className="flex min-h-11 items-center font-semibold text-board">{t('account.google.unlink')}</summary>
      <Form {...form} className="grid max-w-lg gap-5 py-4">
        <FormFailure failure={failure} />
        <p>{t('account.google.text')}</p>
        <PasswordOrCodeField field={fields.password} hasPassword />
        <KeepFields
          field={fields.keep}
          kept={kept}
          refused={errors.refusal !== undefined}
          ticked
          text={t('recovery.keep.change')}
        />
        <SubmitButton intent="google-unlink" variant="quiet" busy={t('account.busy')} className="justify-self-start">
          {t('account.google.unlink')}
        </SubmitButton>
      </Form>
    </details>
  )
}
