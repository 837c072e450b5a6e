import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { OrderDecision } from '../order-decisions.ts'

/** The form of one decision that an admin can make about an order, with its consequences. */
export function OrderDecisionForm({ decision }: { decision: OrderDecision }) {
  const t = useTranslation()
  const { form, failure } = useSubmission(decision)
  const isGood = decision === 'mark-paid'
  return (
    <Form {...form} className="grid gap-2">
      <FormFailure failure={failure} />
      <p className="text-ink-soft">{t(`orderAdmin.${decision}.text`)}</p>
      <SubmitButton
        intent={decision}
        variant={isGood ? 'main' : 'danger'}
        busy={t('account.busy')}
        className="justify-self-start"
      >
        {t(`orderAdmin.${decision}`)}
      </SubmitButton>
    </Form>
  )
}
