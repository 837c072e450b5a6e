import type { ChangeEvent } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SWITCH } from '#app/ui/form/input.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { NOTIFICATIONS, type NotificationName, notificationName } from '../notifications.ts'

const INTENT = 'notifications'

type Props = { chosen: Record<NotificationName, boolean>; shown?: readonly NotificationName[] }

/**
 * A switch for each kind of notification. JavaScript saves a switch as soon as it changes; without JavaScript the
 * button saves.
 *
 * @param props.shown the kinds to show, all by default
 */
export function NotificationForm({ chosen, shown = NOTIFICATIONS.map(notificationName) }: Props) {
  const t = useTranslation()
  const { form, failure } = useSubmission(INTENT)
  return (
    <Form {...form} className="grid gap-5">
      <FormFailure failure={failure} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map((name) => (
          <li key={`${name} ${chosen[name]}`} className="rounded-card border border-line p-4">
            <label className="flex min-h-11 items-center justify-between gap-3 font-semibold">
              {t(`account.notifications.${name}`)}
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on
                role="switch"
                name="on"
                value={name}
                defaultChecked={chosen[name]}
                onChange={save}
                className={SWITCH}
              />
            </label>
            <p aria-hidden="true" className="mt-1 text-ink-soft text-sm">
              {t(chosen[name] ? 'account.notifications.on' : 'account.notifications.off')}
            </p>
          </li>
        ))}
      </ul>
      <SubmitButton intent={INTENT} busy={t('account.busy')} className="justify-self-start">
        {t('account.notifications.save')}
      </SubmitButton>
    </Form>
  )
}

/** Submits the form as its button does. */
function save({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) {
  form?.requestSubmit(form.querySelector<HTMLButtonElement>(`button[value=${INTENT}]`))
}
