import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SWITCH } from '#app/ui/form/input.ts'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { SelfReported, Visibility } from '../self-reported.ts'
import { useRefused } from './use-refused.ts'

const SWITCHES = ['showInSearch', 'showContact', 'showReviews'] as const satisfies (keyof Visibility)[]

/** The form with three switches for what visitors can see of a school. */
export function VisibilityForm({ school }: { school: Pick<SelfReported, 'id' | 'visibility' | 'seen'> }) {
  const t = useTranslation()
  const { id, visibility, seen } = school
  const { form, failure } = useSubmission('visibility')
  const { ticked } = useRefused('visibility')
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <FormFailure failure={failure} />
      <input type="hidden" name="schoolId" value={id} />
      <input type="hidden" name="seen" value={seen.visibility} />
      <ul className="grid gap-4">
        {SWITCHES.map((name) => (
          <li key={`${name} ${visibility[name]}`}>
            <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on
                role="switch"
                name={name}
                defaultChecked={ticked(name, visibility[name] ? ['on'] : []).length > 0}
                aria-describedby={`${name}-text`}
                className={SWITCH}
              />
              {t(`own.${name}`)}
            </label>
            <p id={`${name}-text`} className="text-ink-soft text-sm">
              {t(`own.${name}.text`)}
            </p>
          </li>
        ))}
      </ul>
      <SubmitButton intent="visibility" busy={t('account.busy')} className="justify-self-start">
        {t('own.save')}
      </SubmitButton>
    </Form>
  )
}
