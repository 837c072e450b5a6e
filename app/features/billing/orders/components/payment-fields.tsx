import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { MAX_REFERENCE, PAYMENTS } from '../place/order.schema.ts'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** Whether the buyer pays immediately or on invoice, and the number under which a public body orders. */
export function PaymentFields({ fields }: { fields: { payment: Field; reference: Field } }) {
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
        maxLength={MAX_REFERENCE}
      />
    </section>
  )
}
