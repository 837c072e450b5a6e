import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { MAX_CONTRACT, MAX_EMAIL, MAX_NAME, type Withdrawal } from '../withdrawal.schema.ts'

/** The first step: who withdraws, from which contract, and where the receipt is sent. */
export function WithdrawalForm({ values }: { values: Partial<Withdrawal> }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<keyof Withdrawal>('check', values)
  return (
    <Form {...form} className="grid max-w-2xl gap-6">
      <FormFailure failure={failure} />
      <TextField field={fields.name} label={t('withdrawal.name')} maxLength={MAX_NAME} autoComplete="name" required />
      <TextField
        field={fields.contract}
        label={t('withdrawal.contract')}
        hint={t('withdrawal.contract.hint')}
        maxLength={MAX_CONTRACT}
        required
      />
      <TextField
        field={fields.email}
        type="email"
        label={t('withdrawal.email')}
        hint={t('withdrawal.email.hint')}
        maxLength={MAX_EMAIL}
        autoComplete="email"
        required
      />
      <SubmitButton intent="check" busy={t('withdrawal.busy')} className="justify-self-start">
        {t('withdrawal.next')}
      </SubmitButton>
    </Form>
  )
}
