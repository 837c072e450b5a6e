import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { descriptionField } from '#app/features/profile-editing/profile-form/profile-form.ts'
import { summaryField } from '#app/features/profile-editing/self-reported.schema.ts'
import { MAX_SUMMARY, MAX_TEXT } from '#app/features/profile-editing/texts/text.schema.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { Section } from '#app/ui/section.tsx'
import { CHANGE_FIELDS, type ChangeField } from '../changes/change-fields.ts'
import { useFieldName } from './use-field-name.ts'

type Props = { schools: readonly { id: string; name: string; city: string }[] }

/** The form that writes the same for several schools (intent `plan`); it leads to the preview. */
export function EditForm({ schools }: Props) {
  const t = useTranslation()
  const nameOf = useFieldName()
  const { form, fields, errors } = useSubmission<ChangeField>('plan')
  const area = (name: ChangeField, maxLength: number) => (
    <TextAreaField key={name} field={fields[name]} label={nameOf(name)} maxLength={maxLength} rows={3} />
  )
  const perLanguage = (of: (locale: Locale) => ChangeField, max: number) =>
    LOCALES.map((locale) => area(of(locale), max))
  return (
    <Form {...form} noValidate className="grid gap-6">
      <ErrorSummary {...errors} labels={Object.fromEntries(CHANGE_FIELDS.map((name) => [name, nameOf(name)]))} />
      <input type="hidden" name="schools" value={schools.map(({ id }) => id).join(' ')} />
      <div className="grid gap-3">
        <p className="max-w-measure">{t('groups.edit.text')}</p>
        <Fold title={t('groups.count', { count: schools.length })}>
          <ul className="grid gap-1">
            {schools.map(({ id, name, city }) => (
              <li key={id}>{[name, city].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
        </Fold>
      </div>
      <Section id="contact" title={t('groups.edit.contact')} gap={5}>
        <TextField field={fields.phone} label={nameOf('phone')} type="tel" maxLength={60} />
        <TextField field={fields.website} label={nameOf('website')} inputMode="url" maxLength={300} />
        <TextField field={fields.email} label={nameOf('email')} type="email" maxLength={254} />
      </Section>
      <Section id="offer" title={t('groups.edit.offer')} gap={5}>
        <TextField field={fields.features} label={nameOf('features')} maxLength={300} />
        <TextField field={fields.languages} label={nameOf('languages')} maxLength={300} />
      </Section>
      <Section id="texts" title={t('groups.edit.texts')} gap={5}>
        {perLanguage(summaryField, MAX_SUMMARY)}
      </Section>
      <Section id="long" title={t('groups.edit.long')} gap={5}>
        <p className="text-ink-soft">{t('groups.edit.longText')}</p>
        {perLanguage(descriptionField, MAX_TEXT)}
      </Section>
      <SubmitButton intent="plan" busy={t('account.busy')} className="justify-self-start">
        {t('groups.edit.submit')}
      </SubmitButton>
    </Form>
  )
}
