import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { DayField } from '#app/ui/form/day-field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { UNDO_DAYS } from '../import-limits.ts'
import type { RunAction } from '../import-run.ts'
import type { ViewedRun } from '../runs/view-run.server.ts'
import { Tick } from './tick.tsx'

type Props = { runAction: RunAction; run: Pick<ViewedRun, 'undated' | 'suggestedDay'> }

/** The form of one action on a run, with its consequences. The import of files without a day asks for it. */
export function RunActionForm({ runAction, run: { undated, suggestedDay } }: Props) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'day' | 'unknown'>(runAction, { day: suggestedDay ?? '' })
  return (
    <Form {...form} className="grid justify-items-start gap-2">
      <FormFailure failure={failure} />
      <p className="text-ink-soft">
        {runAction === 'carry-out'
          ? t('imports.act.carry-out.text', { days: UNDO_DAYS })
          : t(`imports.act.${runAction}.text`)}
      </p>
      {runAction === 'carry-out' && undated && (
        <div className="grid max-w-160 gap-4">
          <p>{t('imports.undated.ask')}</p>
          <DayField
            field={fields.day}
            label={t('imports.day')}
            isPast
            {...(suggestedDay !== null && { hint: t('imports.undated.changed') })}
          />
          <Tick name="unknown" isTicked={fields.unknown.initialValue === 'on'} />
        </div>
      )}
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
