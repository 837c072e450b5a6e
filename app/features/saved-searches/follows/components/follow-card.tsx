import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { FollowedSchool } from '../follows.server.ts'
import { FollowForm } from './follow-form.tsx'

/** A followed school with the forms that change what the person is told about, and that end it. */
export function FollowCard({ school }: { school: FollowedSchool }) {
  const t = useTranslation()
  const { schoolId, name, city } = school
  const intent = `unfollow:${schoolId}`
  const { form, failure } = useSubmission(intent)
  return (
    <article aria-labelledby={`follow-${schoolId}`} className="sheet grid gap-4 p-5 sm:p-6">
      <div>
        <h3 id={`follow-${schoolId}`} className="text-[1.1875rem] wrap-anywhere">
          {name}
        </h3>
        {city && <p className="text-ink-soft text-sm">{city}</p>}
      </div>
      <FollowForm school={school} isNew={false} />
      <Form {...form}>
        <FormFailure failure={failure} />
        <input type="hidden" name="schoolId" value={schoolId} />
        <SubmitButton intent={intent} variant="plain" busy={t('account.busy')}>
          {t('follows.end')}
          <span className="sr-only">: {name}</span>
        </SubmitButton>
      </Form>
    </article>
  )
}
