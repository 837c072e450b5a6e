import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { ScheduleAction } from '../schedule.ts'

const VARIANTS = { check: 'main', resume: 'main', pause: 'quiet', delete: 'danger' } as const

/** The form of one action on a scheduled import, with its consequences. */
export function ScheduleActionForm({ action }: { action: ScheduleAction }) {
  const t = useTranslation()
  const { form, failure } = useSubmission(action)
  return (
    <Form {...form} className="grid justify-items-start gap-2">
      <FormFailure failure={failure} />
      <p className="text-ink-soft">{t(`schedules.act.${action}.text`)}</p>
      <SubmitButton intent={action} variant={VARIANTS[action]} busy={t('account.busy')}>
        {t(`schedules.act.${action}`)}
      </SubmitButton>
    </Form>
  )
}
