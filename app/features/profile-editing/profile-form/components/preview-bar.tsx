import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

/** Marks a profile as a preview, and publishes its draft. */
export function PreviewBar(props: { schoolId: string; seen: string; hasDraft: boolean }) {
  const { schoolId, seen, hasDraft } = props
  const t = useTranslation()
  const { form, failure } = useSubmission('publish')
  return (
    <section aria-label={t('preview.title')} className="border-line border-b bg-notice-wash py-4 text-notice-ink">
      <Form {...form} className="page grid gap-3">
        <input type="hidden" name="schoolId" value={schoolId} />
        <input type="hidden" name="seen" value={seen} />
        <FormFailure failure={failure} />
        <p className="max-w-measure">{t(hasDraft ? 'preview.text' : 'preview.none')}</p>
        <div className="flex flex-wrap gap-3">
          {hasDraft && (
            <SubmitButton intent="publish" busy={t('account.busy')}>
              {t('editProfile.save')}
            </SubmitButton>
          )}
          <Link to="/dashboard/profile" className={button('quiet')}>
            {t('preview.edit')}
          </Link>
        </div>
      </Form>
    </section>
  )
}
