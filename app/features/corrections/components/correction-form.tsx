import type { getSelectProps } from '@conform-to/react'
import { Form } from 'react-router'
import { Honeypot } from '#app/core/forms/honeypot.tsx'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { REPORTER_MONTHS } from '#app/features/reviews/review.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_REASON_LENGTH, MAX_VALUE_LENGTH, needsChangeByTeam, type Reportable } from '../correction-fields.ts'
import { CHOICES, useFactText } from './use-fact-text.ts'

type Name = 'field' | 'value' | 'reason' | 'email' | 'homepage'
type Props = {
  field: Reportable
  shown: string
  email: string
  /** The school on whose behalf a member asks. */
  schoolId?: string
  /** Initial value of the field. */
  value?: string
  reason?: string
}

/**
 * The form that corrects a fact.
 *
 * @param props.shown what the profile says now
 * @param props.email address of the signed-in person
 */
export function CorrectionForm({ field, shown, email, schoolId, value = '', reason = '' }: Props) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<Name>('correction', { email, value, reason })
  return (
    <Form {...form} noValidate className="grid max-w-160 gap-6">
      <ErrorSummary
        {...errors}
        labels={{ value: t('correction.value'), reason: t('correction.reason'), email: t('correction.email') }}
      />
      <input type="hidden" name="field" value={field} />
      {schoolId && <input type="hidden" name="schoolId" value={schoolId} />}
      <ValueField field={fields.value} fact={field} shown={shown} />
      <TextAreaField
        field={fields.reason}
        label={t('correction.reason')}
        hint={t('correction.reason.hint')}
        maxLength={MAX_REASON_LENGTH}
        rows={3}
        required
      />
      <TextField
        field={fields.email}
        type="email"
        label={t('correction.email')}
        hint={t('auth.optional')}
        maxLength={254}
        autoComplete="email"
      />
      <Honeypot field={fields.homepage} label={t('correction.trap')} showsErrors />
      <p className="text-ink-soft text-sm">{t('correction.privacy', { months: REPORTER_MONTHS })}</p>
      <SubmitButton intent="correction" busy={t('account.busy')} className="justify-self-start">
        {t('correction.submit')}
      </SubmitButton>
    </Form>
  )
}

type ValueProps = { field: Parameters<typeof getSelectProps>[0]; fact: Reportable; shown: string }

/** The field for the correct value: a choice among few, or a line of text. */
export function ValueField({ field, fact, shown }: ValueProps) {
  const t = useTranslation()
  const textOf = useFactText()
  const choices = CHOICES[fact]
  const valueField = field as Parameters<typeof TextField>[0]['field']
  if (!choices)
    return (
      <TextField
        field={valueField}
        label={t(needsChangeByTeam(fact) ? `correction.value.${fact}` : 'correction.value')}
        hint={fact === 'position' || needsChangeByTeam(fact) ? t(`correction.value.${fact}.hint`) : undefined}
        maxLength={MAX_VALUE_LENGTH}
        required
        autoComplete="off"
      />
    )
  return (
    <SelectField
      field={valueField}
      label={t('correction.value')}
      values={choices.filter((choice) => choice !== shown)}
      textOf={(choice) => textOf(fact, choice)}
      none=""
      required
    />
  )
}
