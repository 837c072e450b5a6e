import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { NewTabLinks } from '#app/ui/form/new-tab-links.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Buyer } from '../../orders/order.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'

/**
 * The buyer, and below it the order itself: what it costs comes right above the button that binds (§ 312j BGB).
 *
 * @param props.children the summary of the order
 * @param props.note who takes the payment
 */
export function OrderForm({ buyer, children, note }: { buyer: Buyer; children: ReactNode; note: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<keyof Buyer | 'payment' | 'reference' | 'terms'>('order', {
    ...buyer,
    payment: 'now',
  })
  return (
    <Form {...form} className="grid gap-6">
      <BuyerFields fields={fields} />
      <PaymentFields fields={fields} />
      {children}
      <div>
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name="terms"
            required
            aria-describedby={fields.terms.errors ? fields.terms.errorId : undefined}
            className="mt-1 size-5 flex-none accent-board"
          />
          {t('order.terms')}
        </label>
        <FieldErrors id={fields.terms.errorId} errors={fields.terms.errors} />
        <NewTabLinks
          links={[
            { to: '/terms#premium', label: t('footer.terms') },
            { to: '/terms#withdrawal', label: t('order.withdrawal.instructions') },
            { to: '/privacy#orders', label: t('footer.privacy') },
          ]}
        />
      </div>
      <FormFailure failure={failure} />
      <div className="grid gap-2">
        <SubmitButton intent="order" busy={t('order.submit.busy')} className="w-full sm:w-auto sm:justify-self-start">
          {t('order.submit')}
        </SubmitButton>
        <p className="text-ink-soft text-sm">{note}</p>
      </div>
    </Form>
  )
}
