import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { CONTENT_RULES } from '#app/features/reviews/content-rules.ts'
import { languageName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import type { ReviewOutcome } from '../decisions/decision.ts'
import { MAX_FACTS, MAX_LAW } from '../decisions/decision-limits.ts'

export const DECISION_FIELDS = ['outcome', 'rule', 'law', 'sentence', 'facts', 'seen'] as const
/** The form as it was filled in. */
export type DecisionValues = Partial<Record<(typeof DECISION_FIELDS)[number], string>>

/**
 * The form that decides a review, with reasons; submitting it leads to the preview. Its intent is `ruling`.
 *
 * @param props.seen state of the review that the page shows
 * @param props.language of the review, in which its author reads the reasons
 */
export function DecisionForm(props: {
  outcomes: readonly ReviewOutcome[]
  seen: string
  language: string
  values: DecisionValues
}) {
  const { outcomes, seen, language, values } = props
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, errors } = useSubmission<keyof DecisionValues>('ruling', values)
  return (
    <Form {...form} noValidate className="grid max-w-2xl gap-5">
      <ErrorSummary
        {...errors}
        labels={{
          outcome: t('moderation.outcome'),
          rule: t('moderation.rule'),
          law: t('moderation.law'),
          sentence: t('moderation.sentence'),
          facts: t('moderation.facts'),
        }}
      />
      <input type="hidden" name="seen" value={seen} />
      <RadioField
        field={fields.outcome}
        label={t('moderation.outcome')}
        values={outcomes}
        textOf={(outcome) => t(`moderation.do.${outcome}`)}
        required
      />
      <SelectField
        field={fields.rule}
        label={t('moderation.rule')}
        hint={t('moderation.rule.hint')}
        values={CONTENT_RULES}
        textOf={(rule) => t(`rule.${rule}`)}
        none={t('moderation.choose')}
      />
      <TextField field={fields.law} label={t('moderation.law')} hint={t('moderation.law.hint')} maxLength={MAX_LAW} />
      <TextAreaField
        field={fields.sentence}
        label={t('moderation.sentence')}
        hint={t('moderation.sentence.hint')}
        maxLength={MAX_FACTS}
        rows={2}
      />
      <TextAreaField
        field={fields.facts}
        label={t('moderation.facts')}
        hint={t('moderation.facts.hint', { language: languageName(locale, language) })}
        maxLength={MAX_FACTS}
      />
      <SubmitButton intent="ruling" busy={t('account.busy')} className="justify-self-start">
        {t('moderation.preview')}
      </SubmitButton>
    </Form>
  )
}
