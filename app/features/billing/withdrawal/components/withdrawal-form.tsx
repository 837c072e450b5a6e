import { Form } from 'react-router'
import { useSubmission } from '#app/features/accounts/components/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { CONTRACT_MAX, EMAIL_MAX, NAME_MAX, type Withdrawal } from '../withdrawal.schema.ts'

/** The first step: who, which contract, where the receipt goes. */
export function WithdrawalForm({ values }: { values: Partial<Withdrawal> }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<keyof Withdrawal>('check', values)
  return (
    <Form {...form} className="grid max-w-2xl gap-6">
      <FormFailure failure={failure} />
      <TextField field={fields.name} label={t('withdrawal.name')} maxLength={NAME_MAX} autoComplete="name" required />
      <TextField
        field={fields.contract}
        label={t('withdrawal.contract')}
        hint={t('withdrawal.contract.hint')}
        maxLength={CONTRACT_MAX}
        required
      />
      <TextField
        field={fields.email}
        type="email"
        label={t('withdrawal.email')}
        hint={t('withdrawal.email.hint')}
        maxLength={EMAIL_MAX}
        autoComplete="email"
        required
      />
      <SubmitButton intent="check" busy={t('withdrawal.busy')} className="justify-self-start">
        {t('withdrawal.next')}
      </SubmitButton>
    </Form>
  )
}
