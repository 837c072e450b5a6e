import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

export function LanguageForm({ locale }: { locale: Locale }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'locale'>('language', { locale })
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <FormFailure failure={failure} />
      <SelectField
        field={fields.locale}
        label={t('account.language.label')}
        values={LOCALES}
        textOf={(code) => LOCALE_NAMES[code]}
        langOf={(code) => code}
      />
      <SubmitButton intent="language" busy={t('account.busy')} className="justify-self-start">
        {t('account.save')}
      </SubmitButton>
    </Form>
  )
}
