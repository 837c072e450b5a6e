import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { MAX_TEXT_LENGTH } from '../../claim-rules.ts'

/** Decides a claim (intent `claim-ruling`): when the school has an owner, by adding, replacing or refusing. */
export function ClaimDecisionForm({ contested, isAdmin }: { contested: boolean; isAdmin: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'outcome' | 'reason'>('claim-ruling')
  return (
    <Section id="decide" title={t('claimAdmin.decide')} gap={4}>
      {contested && !isAdmin ? (
        <p>{t('claimAdmin.adminOnly')}</p>
      ) : (
        <Form {...form} className="grid gap-5">
          <FormFailure failure={failure} />
          <RadioField
            field={fields.outcome}
            label={t('claimAdmin.outcome')}
            values={contested ? ['added', 'replaced', 'refused'] : ['owner', 'refused']}
            textOf={(outcome) => t(`claimAdmin.outcome.${outcome}`)}
            required
          />
          <TextAreaField
            field={fields.reason}
            label={t('claimAdmin.reason')}
            hint={t('claimAdmin.reason.hint')}
            maxLength={MAX_TEXT_LENGTH}
            rows={4}
          />
          <DecideButton intent="claim-ruling">{t('claimAdmin.submit')}</DecideButton>
        </Form>
      )}
    </Section>
  )
}
