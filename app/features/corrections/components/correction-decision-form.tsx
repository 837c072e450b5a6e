import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_REASON_LENGTH, needsChangeByTeam, type Reportable } from '../correction-fields.ts'

/** @param props.seen the proposal as the moderator sees it */
export function CorrectionDecisionForm({ field, seen }: { field: Reportable; seen: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'outcome' | 'facts'>('decide')
  const accept = needsChangeByTeam(field) ? 'corrections.accept.team' : 'corrections.accept'
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <FormFailure failure={failure} />
      <input type="hidden" name="seen" value={seen} />
      <RadioField
        field={fields.outcome}
        label={t('corrections.decide')}
        values={['accepted', 'refused']}
        textOf={(outcome) => t(outcome === 'accepted' ? accept : 'corrections.refuse')}
        shortcuts={[ACCEPT, REFUSE]}
        required
      />
      <TextAreaField
        field={fields.facts}
        label={t('corrections.facts')}
        hint={t('corrections.facts.hint')}
        maxLength={MAX_REASON_LENGTH}
      />
      <DecideButton intent="decide">{t('corrections.submit')}</DecideButton>
    </Form>
  )
}
