import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { UNDO_DAYS } from '../import-limits.ts'
import type { RunAct } from '../import-run.ts'

/** One thing that can be done with a run, and what it means. */
export function RunActionForm({ act }: { act: RunAct }) {
  const t = useTranslation()
  const { form, failure } = useSubmission(act)
  return (
    <Form {...form} className="grid justify-items-start gap-2">
      <FormFailure failure={failure} />
      <p className="text-ink-soft">
        {act === 'carry-out' ? t('imports.act.carry-out.text', { days: UNDO_DAYS }) : t(`imports.act.${act}.text`)}
      </p>
      <SubmitButton
        intent={act}
        look={act === 'undo' ? 'danger' : act === 'cancel' ? 'quiet' : 'main'}
        busy={t('account.busy')}
      >
        {t(`imports.act.${act}`)}
      </SubmitButton>
    </Form>
  )
}
