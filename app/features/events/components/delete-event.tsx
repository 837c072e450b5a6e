import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

/** Deletes an event, after a confirmation. */
export function DeleteEvent({ schoolId }: { schoolId: string }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('delete')
  return (
    <details className="max-w-160">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-danger text-sm">
        {t('events.delete')}
      </summary>
      <Form {...form} className="grid justify-items-start gap-3">
        <input type="hidden" name="schoolId" value={schoolId} />
        <FormFailure failure={failure} />
        <p className="text-sm">{t('events.delete.sure')}</p>
        <SubmitButton intent="delete" variant="danger" busy={t('account.busy')}>
          {t('events.delete.submit')}
        </SubmitButton>
      </Form>
    </details>
  )
}
