import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Trial } from '../try-change.server.ts'
import { type Change, ruleListsQuery } from '../word-lists-address.ts'
import { TrialExamples } from './trial-examples.tsx'

/** The effects of a change, and the form that makes it. */
export function TrialSection({ change, trial }: { change: Change; trial: Trial }) {
  const t = useTranslation()
  const { checked, total, held, freed } = trial
  const { language, entry, on } = change
  return (
    <Section id="trial-title" title={t(on ? 'ruleLists.trial.on' : 'ruleLists.trial.off', { entry })}>
      <div className="grid gap-5">
        <p>
          {checked === total
            ? t('ruleLists.trial.all', { count: total })
            : t('ruleLists.trial.part', { checked, total })}
        </p>
        <TrialExamples title={t('ruleLists.trial.held', { count: held.count })} language={language} {...held} />
        <TrialExamples title={t('ruleLists.trial.freed', { count: freed.count })} language={language} {...freed} />
        <SaveForm change={change} />
      </div>
    </Section>
  )
}

function SaveForm({ change: { language, list, entry, on } }: { change: Change }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'note'>('rule')
  return (
    <Form {...form} className="grid gap-5 border-line border-t pt-5">
      <FormFailure failure={failure} />
      {Object.entries({ language, list, entry, on: on ? '1' : '0' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField field={fields.note} label={t('ruleLists.note')} maxLength={500} />
      <p className="flex flex-wrap gap-3">
        <SubmitButton intent="rule" busy={t('account.busy')}>
          {t(on ? 'ruleLists.save.on' : 'ruleLists.save.off')}
        </SubmitButton>
        <Link to={`/admin/rules${ruleListsQuery({ language, list })}`} className={button('quiet')}>
          {t('ruleLists.cancel')}
        </Link>
      </p>
    </Form>
  )
}
