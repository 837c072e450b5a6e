import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { NOTIFICATIONS, type NotificationName, nameOf } from '../../profile/notifications.ts'
import { useSubmission } from '../use-submission.ts'

export function NotificationForm({ chosen }: { chosen: Record<NotificationName, boolean> }) {
  const t = useTranslation()
  const { form, failure } = useSubmission('notifications')
  return (
    <Form {...form} className="grid gap-5">
      <FormFailure failure={failure} />
      <ul className="grid gap-1">
        {NOTIFICATIONS.map(nameOf).map((name) => (
          <li key={name}>
            <label className="inline-flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="on"
                value={name}
                defaultChecked={chosen[name]}
                className="size-5 accent-board"
              />
              {t(`account.notifications.${name}`)}
            </label>
          </li>
        ))}
      </ul>
      <SubmitButton intent="notifications" busy={t('account.busy')} className="justify-self-start">
        {t('account.save')}
      </SubmitButton>
    </Form>
  )
}
