import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { DecideButton } from '#app/features/admin/components/decide-button.tsx'
import { ACCEPT, REFUSE } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { type ClaimOutcome, MAX_TEXT_LENGTH } from '../../claim.ts'
import type { ClaimCase } from '../view-claim.server.ts'

type Props = {
  contested: boolean
  isAdmin: boolean
  /** The schools that a group claims; empty for a person's own claim. */
  claimed: ClaimCase['claimed']
}

/**
 * Decides a claim (intent `claim-ruling`): when the school has an owner, by adding, replacing or refusing; for a
 * group's claim, school by school.
 */
export function ClaimDecisionForm({ contested, isAdmin, claimed }: Props) {
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
            values={outcomesOf(contested, claimed.length > 0)}
            textOf={(outcome) => t(`claimAdmin.outcome.${outcome}`)}
            shortcuts={contested ? [ACCEPT, undefined, REFUSE] : [ACCEPT, REFUSE]}
            required
          />
          {claimed.length > 0 && <ChosenSchools claimed={claimed} />}
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

function outcomesOf(contested: boolean, isGroup: boolean): readonly ClaimOutcome[] {
  if (isGroup) return ['group', 'refused']
  return contested ? ['added', 'replaced', 'refused'] : ['owner', 'refused']
}

function ChosenSchools({ claimed }: Pick<Props, 'claimed'>) {
  const t = useTranslation()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{t('claimAdmin.group.chosen')}</legend>
      {claimed.map(({ id, name, city }) => (
        <label key={id} className="flex min-h-9 items-center gap-3">
          <input type="checkbox" name="schools" value={id} defaultChecked className="size-5 flex-none accent-board" />
          <span>{[name, city].filter(Boolean).join(', ')}</span>
        </label>
      ))}
    </fieldset>
  )
}
