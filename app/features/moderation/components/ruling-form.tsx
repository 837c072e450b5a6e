import { Form } from 'react-router'
import { useSubmission } from '#app/features/accounts/components/use-submission.ts'
import { ChoiceField } from '#app/features/reviews/components/write/choice-field.tsx'
import { CONTENT_RULES } from '#app/features/reviews/content-rules.ts'
import { languageName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import type { ReviewOutcome } from '../decisions/decision.ts'
import { FACTS_MAX, LAW_MAX } from '../decisions/ruling-limits.ts'

export const RULING_FIELDS = ['outcome', 'rule', 'law', 'sentence', 'facts', 'seen'] as const
/** The form as it was filled. */
export type RulingValues = Partial<Record<(typeof RULING_FIELDS)[number], string>>

/**
 * What is decided about a review, with reasons; sending it leads to the preview. Its intent is `ruling`.
 *
 * @param props.seen state of the review that the page shows
 * @param props.language of the review, in which its author reads the reasons
 */
export function RulingForm(props: {
  outcomes: readonly ReviewOutcome[]
  seen: string
  language: string
  values: RulingValues
}) {
  const { outcomes, seen, language, values } = props
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, failure } = useSubmission<keyof RulingValues>('ruling', values)
  return (
    <Form {...form} className="grid max-w-2xl gap-5">
      <FormFailure failure={failure} />
      <input type="hidden" name="seen" value={seen} />
      <RadioField
        field={fields.outcome}
        label={t('desk.outcome')}
        values={outcomes}
        textOf={(outcome) => t(`desk.do.${outcome}`)}
        required
      />
      <ChoiceField field={fields.rule} label={t('desk.rule')} hint={t('desk.rule.hint')}>
        <option value="">{t('desk.choose')}</option>
        {CONTENT_RULES.map((rule) => (
          <option key={rule} value={rule}>
            {t(`rule.${rule}`)}
          </option>
        ))}
      </ChoiceField>
      <TextField field={fields.law} label={t('desk.law')} hint={t('desk.law.hint')} maxLength={LAW_MAX} />
      <TextAreaField
        field={fields.sentence}
        label={t('desk.sentence')}
        hint={t('desk.sentence.hint')}
        maxLength={FACTS_MAX}
        rows={2}
      />
      <TextAreaField
        field={fields.facts}
        label={t('desk.facts')}
        hint={t('desk.facts.hint', { language: languageName(locale, language) })}
        maxLength={FACTS_MAX}
      />
      <SubmitButton intent="ruling" busy={t('account.busy')} className="justify-self-start">
        {t('desk.preview')}
      </SubmitButton>
    </Form>
  )
}
