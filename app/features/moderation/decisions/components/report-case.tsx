import { useRef } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { QuotedText } from '../../reports/components/quoted-text.tsx'
import type { IllegalKind } from '../../reports/report-rules.ts'
import type { Grounds } from '../suggest-grounds.ts'
import type { TextBlocks } from '../text-blocks/text-block.ts'
import { useTextBlocks } from '../text-blocks/use-text-blocks.ts'
import { RemovalFields } from './removal-fields.tsx'

/** An open report as a moderator sees it. */
export type OpenReport = {
  id: string
  number: string
  kind: string
  rule: string
  reason: string
  content: Record<string, unknown>
  created_at: Date
}
type FieldName = 'reportIds' | 'outcome' | 'facts' | 'rule' | 'law' | 'sentence'

/**
 * Open reports about a review, or about the school's answer to it, with the form that decides the ticked ones. Its
 * intent is `reports:<subject>`.
 */
export function ReportCase(props: {
  subject: 'review' | 'answer'
  reports: OpenReport[]
  blocks: TextBlocks
  /** What the screening says about the review. */
  grounds: Grounds | undefined
}) {
  const { subject, reports, blocks, grounds } = props
  const t = useTranslation()
  const intent = `reports:${subject}`
  const rule = reports.find(({ kind }) => kind === 'rule')?.rule ?? (reports.length > 0 ? 'illegal' : '')
  const sentence = subject === 'review' && grounds?.rule === rule ? grounds.sentence : ''
  const { form, fields, failure } = useSubmission<FieldName>(intent, { rule, sentence })
  const formRef = useRef<HTMLFormElement>(null)
  const onChange = useTextBlocks(formRef, blocks)
  return (
    <section aria-labelledby={`${intent}-title`} className="grid gap-4">
      <h2 className="text-xl" id={`${intent}-title`}>
        {t(subject === 'answer' ? 'case.reports.answer' : 'case.reports')}
      </h2>
      <Form {...form} ref={formRef} onChange={onChange} className="group/decision grid gap-5">
        <FormFailure failure={failure} />
        <div className="grid gap-4">
          {reports.map((report) => (
            <Report key={report.id} report={report} subject={subject} />
          ))}
          <FieldErrors id={fields.reportIds.errorId} errors={fields.reportIds.errors} />
        </div>
        <RadioField
          field={fields.outcome}
          label={t('case.outcome')}
          values={['upheld', 'dismissed']}
          textOf={(outcome) => t(`case.${outcome}`)}
          shortcuts={[ACCEPT, REFUSE]}
          required
        />
        <RemovalFields rule={fields.rule} law={fields.law} sentence={fields.sentence} unless="dismissed" />
        <TextAreaField
          field={fields.facts}
          label={t('case.facts')}
          hint={t('case.facts.reports')}
          maxLength={3000}
          required
        />
        <DecideButton intent={intent}>{t('case.decideReports')}</DecideButton>
      </Form>
    </section>
  )
}

function Report({ report, subject }: { report: OpenReport; subject: 'review' | 'answer' }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, number, kind, rule, reason, content } = report
  const ground = kind === 'illegal' ? t(`report.law.${rule as IllegalKind}`) : t(`rule.${rule as 'person'}`)
  return (
    <div className="sheet grid gap-3 p-4">
      <label className="flex min-h-11 items-start gap-3 font-semibold">
        <input
          type="checkbox"
          name="reportIds"
          value={id}
          defaultChecked
          className="mt-1 size-5 flex-none accent-board"
        />
        <span>
          {t('case.report', { number, day: formatDay(locale, report.created_at) })}: {ground}
        </span>
      </label>
      <p className="whitespace-pre-line">{reason}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('case.asItStood')}</summary>
        <QuotedText
          text={String(subject === 'answer' ? content.answer : content.comment)}
          language={String(content.language)}
        />
      </details>
    </div>
  )
}
