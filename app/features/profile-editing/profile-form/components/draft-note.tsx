import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { ProfileDraft } from '../profile-form.ts'

/** Says that the form holds a draft, whose and since when, with the button that discards it. */
export function DraftNote(props: { schoolId: string; draft: ProfileDraft; seen: string }) {
  const { schoolId, draft, seen } = props
  const t = useTranslation()
  const time = formatInstant(useLocale(), draft.savedAt.toISOString())
  const { form, failure } = useSubmission('discard')
  return (
    <Form {...form} className="grid justify-items-start gap-3 rounded-card bg-notice-wash p-4 text-notice-ink">
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="seen" value={seen} />
      <FormFailure failure={failure} />
      <p>
        {draft.savedBy ? t('editProfile.draftBy', { name: draft.savedBy, time }) : t('editProfile.draft', { time })}
      </p>
      <SubmitButton intent="discard" busy={t('account.busy')} variant="quiet">
        {t('editProfile.discard')}
      </SubmitButton>
    </Form>
  )
}
