import type { FieldMetadata } from '@conform-to/react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { REPORTER_MONTHS } from '#app/features/reviews/review.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import {
  ILLEGAL_KINDS,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_REASON_LENGTH,
  MIN_EXPLANATION_LENGTH,
  type ReportKind,
} from '../report-rules.ts'

type FieldName = 'kind' | 'rule' | 'reason' | 'name' | 'email' | 'goodFaith' | 'website'
type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/**
 * The form of a report, by its kind.
 *
 * @param props.values name and address of the signed-in person
 * @param props.address where the reported text is published
 * @param props.rules the rules to choose from, with their texts
 */
export function ReportForm(props: {
  kind: ReportKind
  values: Partial<Record<FieldName, string>>
  address: string
  rules: { values: readonly string[]; textOf: (rule: string) => string; page: string }
}) {
  const { kind, values, address, rules } = props
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<FieldName>('report', values)
  return (
    <Form {...form} noValidate className="grid max-w-2xl gap-6">
      <ErrorSummary
        {...errors}
        labels={{
          rule: t(kind === 'rule' ? 'report.rule' : 'report.law'),
          reason: t(kind === 'rule' ? 'report.reason' : 'report.explanation'),
          name: t('report.name'),
          email: t('report.email'),
          goodFaith: t('report.goodFaith'),
        }}
      />
      <input type="hidden" name="kind" value={kind} />
      {kind === 'rule' ? (
        <RuleFields rule={fields.rule} reason={fields.reason} rules={rules} />
      ) : (
        <LawFields rule={fields.rule} reason={fields.reason} address={address} />
      )}
      <TextField
        field={fields.name}
        label={t('report.name')}
        hint={kind === 'illegal' ? t('report.name.exempt') : t('auth.optional')}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="name"
      />
      <TextField
        field={fields.email}
        type="email"
        label={t('report.email')}
        hint={t(kind === 'illegal' ? 'report.email.hint' : 'report.email.optional')}
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
      />
      {kind === 'illegal' && (
        <TickField field={fields.goodFaith} required>
          {t('report.goodFaith')}
        </TickField>
      )}
      <Honeypot field={fields.website} />
      <p className="text-ink-soft text-sm">{t('report.privacy', { months: REPORTER_MONTHS })}</p>
      <SubmitButton intent="report" busy={t('account.busy')} className="justify-self-start">
        {t('report.submit')}
      </SubmitButton>
    </Form>
  )
}

type Rules = Parameters<typeof ReportForm>[0]['rules']

function RuleFields({ rule, reason, rules }: { rule: Field; reason: Field; rules: Rules }) {
  const t = useTranslation()
  return (
    <>
      <RadioField field={rule} label={t('report.rule')} values={rules.values} textOf={rules.textOf} required />
      <Link to={rules.page} className="justify-self-start">
        {t('report.rule.all')}
      </Link>
      <TextAreaField
        field={reason}
        label={t('report.reason')}
        hint={t('report.reason.hint')}
        maxLength={MAX_REASON_LENGTH}
        required
      />
    </>
  )
}

/** What a notice must contain: DSA Art. 16(2). */
function LawFields({ rule, reason, address }: { rule: Field; reason: Field; address: string }) {
  const t = useTranslation()
  return (
    <>
      <RadioField
        field={rule}
        label={t('report.law')}
        values={ILLEGAL_KINDS}
        textOf={(value) => t(`report.law.${value}`)}
        required
      />
      <TextAreaField
        field={reason}
        label={t('report.explanation')}
        hint={t('report.explanation.hint', { min: MIN_EXPLANATION_LENGTH })}
        maxLength={MAX_REASON_LENGTH}
        rows={8}
        required
      />
      <div>
        <p className="font-semibold">{t('report.address')}</p>
        <p className="mt-1 break-all text-ink-soft text-sm">{address}</p>
      </div>
    </>
  )
}

/** A field for programs that fill in everything. It becomes visible to people whose browser filled it in too. */
function Honeypot({ field }: { field: Field }) {
  const t = useTranslation()
  return (
    <div className={field.errors ? undefined : 'sr-only'} aria-hidden={!field.errors}>
      <TextField field={field} label={t('report.trap')} tabIndex={field.errors ? 0 : -1} autoComplete="off" />
    </div>
  )
}
