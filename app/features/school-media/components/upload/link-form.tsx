import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

/** The form that adds a YouTube or Vimeo video by its address. */
export function LinkForm({ schoolId }: { schoolId: string }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'link' | 'title'>('link')
  return (
    <section aria-labelledby="add-link" className="sheet p-5 sm:p-6">
      <h2 id="add-link" className="text-xl">
        {t('media.link')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('media.link.text')}</p>
      <Form {...form} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        <input type="hidden" name="schoolId" value={schoolId} />
        <TextField field={fields.link} label={t('media.link.address')} type="url" autoComplete="off" />
        <TextField field={fields.title} label={t('media.link.title')} maxLength={200} autoComplete="off" />
        <SubmitButton intent="link" busy={t('media.busy')} variant="quiet" className="justify-self-start">
          {t('media.link.submit')}
        </SubmitButton>
      </Form>
    </section>
  )
}
