import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { Withdrawal } from '../withdrawal.schema.ts'
import { useFocusedHeading } from './use-focused-heading.ts'

/** The second step, whose button declares the withdrawal: § 356a(3) BGB. */
export function ConfirmWithdrawal({ values }: { values: Withdrawal }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('confirm')
  const heading = useFocusedHeading()
  return (
    <div className="grid max-w-2xl gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t('withdrawal.check.title')}
      </h2>
      <p>{t('withdrawal.check.text')}</p>
      <FormFailure failure={failure} />
      <FactList facts={useWithdrawalFacts(values)} className="sheet p-5" />
      <Form {...form} className="flex flex-wrap gap-3">
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton intent="confirm" busy={t('withdrawal.busy')}>
          {t('withdrawal.confirm')}
        </SubmitButton>
        <SubmitButton intent="change" variant="quiet" busy={t('withdrawal.busy')}>
          {t('withdrawal.change')}
        </SubmitButton>
      </Form>
    </div>
  )
}

/** Returns the content of a withdrawal, verbatim. */
export function useWithdrawalFacts({ name, contract, email }: Withdrawal): [string, ReactNode][] {
  const t = useTranslation()
  const strong = (text: string) => <span className="font-semibold">{text}</span>
  return [
    [t('withdrawal.name'), strong(name)],
    [t('withdrawal.contract'), strong(contract)],
    [t('withdrawal.email'), strong(email)],
  ]
}
