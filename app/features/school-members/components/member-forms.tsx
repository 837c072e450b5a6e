import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

/** The form that invites an editor by e-mail. @param props.text what an invitation leads to */
export function InviteForm({ text }: { text: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'email'>('invite')
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{text}</p>
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

type LeaveFormProps = {
  text: string
  /** What the last owner must confirm knowing; null for anybody else. */
  lastText: string | null
  /** Text of the button. */
  children: string
}

/** The form with which a person stops managing a school, or leaves a group. */
export function LeaveForm({ text, lastText, children }: LeaveFormProps) {
  const t = useTranslation()
  const { form, failure } = useSubmission('leave')
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{text}</p>
      <FormFailure failure={failure} />
      {lastText && (
        <label className="flex min-h-11 items-start gap-3">
          <input type="checkbox" name="sure" required className="mt-1 size-5 flex-none accent-board" />
          <span>{lastText}</span>
        </label>
      )}
      <SubmitButton intent="leave" variant="danger" busy={t('account.busy')} className="justify-self-start">
        {children}
      </SubmitButton>
    </Form>
  )
}
