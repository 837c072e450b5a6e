import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, type UpdateField } from '../updates/update.schema.ts'

/** The form for product news: title and text in every language. */
export function UpdateForm() {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<UpdateField>('publish')
  const labels = LOCALES.flatMap((locale) => [
    [`title_${locale}`, `${t('updates.headline')} (${LOCALE_NAMES[locale]})`],
    [`text_${locale}`, `${t('updates.text')} (${LOCALE_NAMES[locale]})`],
  ])
  return (
    <Form {...form} noValidate className="grid gap-6">
      <ErrorSummary {...errors} labels={Object.fromEntries(labels)} />
      {LOCALES.map((locale) => (
        <fieldset key={locale} className="grid gap-3">
          <legend lang={locale} className="mb-2 font-head font-semibold text-lg">
            {LOCALE_NAMES[locale]}
          </legend>
          <TextField
            field={fields[`title_${locale}`]}
            label={t('updates.headline')}
            maxLength={MAX_TITLE_LENGTH}
            required
          />
          <TextAreaField
            field={fields[`text_${locale}`]}
            label={t('updates.text')}
            maxLength={MAX_TEXT_LENGTH}
            rows={3}
            required
          />
        </fieldset>
      ))}
      <SubmitButton intent="publish" busy={t('account.busy')} className="justify-self-start">
        {t('updates.publish')}
      </SubmitButton>
    </Form>
  )
}
