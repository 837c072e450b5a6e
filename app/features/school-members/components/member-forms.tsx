import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { INVITATION_DAYS } from '../member-rules.ts'

/** The form that invites an editor by e-mail. */
export function InviteForm() {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'email'>('invite')
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('people.invite.text', { days: INVITATION_DAYS })}</p>
      <FormFailure failure={failure} />
      <TextField
        field={fields.email}
        label={t('auth.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        required
      />
      <SubmitButton intent="invite" busy={t('account.busy')} className="justify-self-start">
        {t('people.invite.submit')}
      </SubmitButton>
    </Form>
  )
}

/** @param props.isLast whether the person is the last owner, who must confirm that they know the consequences */
export function LeaveForm({ isLast }: { isLast: boolean }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('leave')
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('people.leave.text')}</p>
      <FormFailure failure={failure} />
      {isLast && (
        <label className="flex min-h-11 items-start gap-3">
          <input type="checkbox" name="sure" required className="mt-1 size-5 flex-none accent-board" />
          <span>{t('people.leave.last')}</span>
        </label>
      )}
      <SubmitButton intent="leave" variant="danger" busy={t('account.busy')} className="justify-self-start">
        {t('people.leave.submit')}
      </SubmitButton>
    </Form>
  )
}
