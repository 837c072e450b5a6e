import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Withdrawal } from '../withdrawal.schema.ts'
import { DeclarationFields } from './declaration-fields.tsx'

/** The first step: who withdraws, from which contract, and where the receipt is sent. */
export function WithdrawalForm({ values }: { values: Partial<Withdrawal> }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<keyof Withdrawal>('check', values)
  return (
    <Form {...form} noValidate className="grid max-w-2xl gap-6">
      <ErrorSummary
        {...errors}
        labels={{ name: t('withdrawal.name'), contract: t('withdrawal.contract'), email: t('withdrawal.email') }}
      />
      <DeclarationFields fields={fields} />
      <SubmitButton intent="check" busy={t('withdrawal.busy')} className="justify-self-start">
        {t('withdrawal.next')}
      </SubmitButton>
    </Form>
  )
}
