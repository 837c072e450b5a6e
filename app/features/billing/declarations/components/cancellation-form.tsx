import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { DayField } from '#app/ui/form/day-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { CANCELLATION_KINDS, type Cancellation, MAX_TEXT_LENGTH } from '../cancellation.schema.ts'
import { DeclarationFields } from './declaration-fields.tsx'

/** The confirmation page, whose button declares the cancellation: § 312k(2) BGB. */
export function CancellationForm({ values }: { values: Partial<Cancellation> }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<keyof Cancellation>('cancel', { kind: 'ordinary', ...values })
  return (
    <Form {...form} noValidate className="grid max-w-2xl gap-6">
      <ErrorSummary
        {...errors}
        labels={{
          kind: t('cancellation.kind'),
          reason: t('cancellation.reason'),
          name: t('withdrawal.name'),
          contract: t('withdrawal.contract'),
          endsOn: t('cancellation.endsOn'),
          email: t('withdrawal.email'),
        }}
      />
      <RadioField
        field={fields.kind}
        label={t('cancellation.kind')}
        values={CANCELLATION_KINDS}
        textOf={(kind) => t(`cancellation.kind.${kind}`)}
      />
      <TextField
        field={fields.reason}
        label={t('cancellation.reason')}
        hint={t('cancellation.reason.hint')}
        maxLength={MAX_TEXT_LENGTH}
      />
      <DeclarationFields fields={fields}>
        <DayField field={fields.endsOn} label={t('cancellation.endsOn')} hint={t('cancellation.endsOn.hint')} />
      </DeclarationFields>
      <SubmitButton intent="cancel" busy={t('withdrawal.busy')} className="justify-self-start">
        {t('cancellation.submit')}
      </SubmitButton>
    </Form>
  )
}
