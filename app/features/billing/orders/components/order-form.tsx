import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { FieldErrors, TextField } from '#app/ui/form/field.tsx'
import { NewTabLinks } from '#app/ui/form/new-tab-links.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Buyer } from '../order.ts'
import { MAX_REFERENCE_LENGTH, PAYMENTS } from '../place/order.schema.ts'
import { BuyerFields } from './buyer-fields.tsx'

/**
 * The buyer, and below it the order itself: the price comes right above the button that binds (§ 312j BGB).
 *
 * @param props.children the summary of the order
 * @param props.note who takes the payment
 */
export function OrderForm({ buyer, children, note }: { buyer: Buyer; children: ReactNode; note: string }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<keyof Buyer | 'payment' | 'reference' | 'terms'>('order', {
    ...buyer,
    payment: 'now',
  })
  return (
    <Form {...form} noValidate className="grid gap-6">
      <ErrorSummary
        {...errors}
        labels={{
          kind: t('order.kind'),
          name: t('order.name'),
          organisation: t('order.organisation'),
          street: t('order.street'),
          postalCode: t('order.postalCode'),
          city: t('order.city'),
          country: t('order.country'),
          vatId: t('order.vatId'),
          email: t('order.email'),
          payment: t('invoices.payment'),
          reference: t('invoices.reference'),
          terms: t('order.terms'),
        }}
      />
      <BuyerFields fields={fields} />
      <PaymentFields fields={fields} />
      {children}
      <div>
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            id={fields.terms.id}
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
      <div className="grid gap-2">
        <SubmitButton intent="order" busy={t('order.submit.busy')} className="w-full sm:w-auto sm:justify-self-start">
          {t('order.submit')}
        </SubmitButton>
        <p className="text-ink-soft text-sm">{note}</p>
      </div>
    </Form>
  )
}

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** Whether the buyer pays immediately or on invoice, and the number under which a public body orders. */
function PaymentFields({ fields }: { fields: { payment: Field; reference: Field } }) {
  const t = useTranslation()
  return (
    <section className="sheet grid gap-5 p-5 sm:p-6">
      <RadioField
        field={fields.payment}
        label={t('invoices.payment')}
        values={PAYMENTS}
        textOf={(payment) => t(`invoices.payment.${payment}`)}
      />
      <TextField
        field={fields.reference}
        label={t('invoices.reference')}
        hint={t('invoices.reference.hint')}
        maxLength={MAX_REFERENCE_LENGTH}
      />
    </section>
  )
}
