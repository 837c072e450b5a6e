import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldFrame, INPUT } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'

export function LanguageForm({ locale }: { locale: Locale }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'locale'>('language', { locale })
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <FormFailure failure={failure} />
      <FieldFrame field={fields.locale} label={t('account.language.label')}>
        <select id={fields.locale.id} name="locale" defaultValue={locale} className={INPUT}>
          {LOCALES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LOCALE_NAMES[code]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <SubmitButton intent="language" busy={t('account.busy')} className="justify-self-start">
        {t('account.save')}
      </SubmitButton>
    </Form>
  )
}
