import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { OldVersion } from '../versions/read-versions.server.ts'
import { useChangeName } from './change-name.ts'

/** The form that restores an older version, after saying what that changes. */
export function RestoreForm(props: { schoolId: string; version: OldVersion; newest: number }) {
  const { schoolId, version, newest } = props
  const t = useTranslation()
  const nameOf = useChangeName()
  const { form, failure } = useSubmission('restore')
  if (version.fromNow.length === 0) return <p className="text-ink-soft">{t('ownTexts.restore.same')}</p>
  return (
    <Form {...form} className="grid justify-items-start gap-3">
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="number" value={version.number} />
      <input type="hidden" name="newest" value={newest} />
      <FormFailure failure={failure} />
      <p>{t('ownTexts.restore.text', { changes: version.fromNow.map(nameOf).join(', ') })}</p>
      <SubmitButton intent="restore" busy={t('account.busy')} variant="quiet">
        {t('ownTexts.restore')}
      </SubmitButton>
    </Form>
  )
}
