import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { FEE_PARTS } from '#app/features/schools/fees.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickList } from '#app/ui/form/tick-list.tsx'
import { schoolYear } from '#lib/text/school-year.ts'
import type { SelfReported } from '../self-reported.ts'
import { useRefused } from './use-refused.ts'
import { ReportedField } from './value-field.tsx'

type Props = { school: Pick<SelfReported, 'id' | 'fees' | 'seen' | 'currency'>; year: number }

/**
 * The form for what a year at the school costs.
 *
 * @param props.year the current year; the school years before and after it can be chosen
 */
export function FeesForm({ school: { id, fees, seen, currency }, year }: Props) {
  const t = useTranslation()
  const [from, to] = [String(fees?.from ?? ''), String(fees?.to ?? '')]
  const defaults = { feesFrom: from, feesTo: to, feesYear: String(fees?.year ?? year) }
  const { form, fields, errors } = useSubmission<keyof typeof defaults>('fees', defaults)
  const { ticked, changed } = useRefused('fees')
  const years = [...new Set([year - 1, year, year + 1, fees?.year ?? year])].sort((one, other) => one - other)
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('own.fees.text', { currency })}</p>
      <ErrorSummary
        {...errors}
        labels={{ feesFrom: t('own.fees.from'), feesTo: t('own.fees.to'), feesYear: t('own.fees.year') }}
      />
      <input type="hidden" name="schoolId" value={id} />
      <input type="hidden" name="seen" value={seen.fees} />
      <div className="grid gap-5 sm:grid-cols-3">
        <ReportedField
          field={fields.feesFrom}
          saved={from}
          changed={changed}
          label={t('own.fees.from')}
          inputMode="numeric"
          maxLength={20}
        />
        <ReportedField
          field={fields.feesTo}
          saved={to}
          changed={changed}
          label={t('own.fees.to')}
          inputMode="numeric"
          maxLength={20}
        />
        <SelectField
          field={fields.feesYear}
          label={t('own.fees.year')}
          values={years}
          textOf={(start) => schoolYear(start)}
        />
      </div>
      <TickList
        name="feesIncluded"
        legend={t('own.fees.included')}
        ticked={ticked('feesIncluded', fees?.included ?? [])}
        values={FEE_PARTS.map((value) => ({ value, label: t(`fees.${value}`) }))}
      />
      <SubmitButton intent="fees" busy={t('account.busy')} className="justify-self-start">
        {t('own.save')}
      </SubmitButton>
    </Form>
  )
}
