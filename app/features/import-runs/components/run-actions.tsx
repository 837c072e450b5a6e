import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { UNDO_DAYS } from '../import-limits.ts'
import type { RunAction } from '../import-run.ts'

/** The form of one action on a run, with its consequences. */
export function RunActionForm({ runAction }: { runAction: RunAction }) {
  const t = useTranslation()
  const { form, failure } = useSubmission(runAction)
  return (
    <Form {...form} className="grid justify-items-start gap-2">
      <FormFailure failure={failure} />
      <p className="text-ink-soft">
        {runAction === 'carry-out'
          ? t('imports.act.carry-out.text', { days: UNDO_DAYS })
          : t(`imports.act.${runAction}.text`)}
      </p>
      <SubmitButton
        intent={runAction}
        variant={runAction === 'undo' ? 'danger' : runAction === 'cancel' ? 'quiet' : 'main'}
        busy={t('account.busy')}
      >
        {t(`imports.act.${runAction}`)}
      </SubmitButton>
    </Form>
  )
}
