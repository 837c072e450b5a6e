import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { DayField } from '#app/ui/form/day-field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

/** Makes a new link, which replaces the current one. */
export function RenewForm({ schoolId, today, first }: { schoolId: string; today: string; first: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'endsOn'>('renew')
  return (
    <Form {...form} className="grid max-w-80 gap-4">
      <FormFailure failure={failure} />
      <input type="hidden" name="schoolId" value={schoolId} />
      <DayField field={fields.endsOn} min={today} label={t('invitation.endsOn')} hint={t('invitation.endsOn.hint')} />
      <SubmitButton
        intent="renew"
        busy={t('account.busy')}
        variant={first ? 'main' : 'quiet'}
        className="justify-self-start"
      >
        {t(first ? 'invitation.create' : 'invitation.renew')}
      </SubmitButton>
    </Form>
  )
}

/** Ends the link without a new one. */
export function EndForm({ schoolId }: { schoolId: string }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('end')
  return (
    <Form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <input type="hidden" name="schoolId" value={schoolId} />
      <SubmitButton intent="end" busy={t('account.busy')} variant="danger" className="justify-self-start">
        {t('invitation.end')}
      </SubmitButton>
    </Form>
  )
}
