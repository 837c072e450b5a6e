import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { RadioField } from '#app/ui/form/radio-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import type { Letter } from '../draft-mailing.server.ts'
import type { MailingField } from '../mailing.schema.ts'
import { AUDIENCES, MAX_SUBJECT_LENGTH, MAX_TEXT_LENGTH, REASONS } from '../mailing.ts'

/** The form for the draft of a letter: its recipients, and its words in every language. */
export function MailingForm({ draft }: { draft: Letter | undefined }) {
  const t = useTranslation()
  const { form, fields, errors } = useSubmission<MailingField>('save', {
    audience: draft?.audience,
    reason: draft?.reason ?? '',
    ...Object.fromEntries(
      LOCALES.flatMap((one) => [
        [`subject_${one}`, draft?.texts[one]?.subject],
        [`text_${one}`, draft?.texts[one]?.text],
      ]),
    ),
  })
  const labels = LOCALES.flatMap((one) => [
    [`subject_${one}`, `${t('mailing.subject')} (${LOCALE_NAMES[one]})`],
    [`text_${one}`, `${t('mailing.text')} (${LOCALE_NAMES[one]})`],
  ])
  return (
    <Form {...form} noValidate className="grid gap-6">
      <ErrorSummary
        {...errors}
        labels={{ audience: t('mailing.audience'), reason: t('mailing.reason'), ...Object.fromEntries(labels) }}
      />
      <RadioField
        field={fields.audience}
        label={t('mailing.audience')}
        values={AUDIENCES}
        textOf={(audience) => t(`mailing.audience.${audience}`)}
        required
      />
      <SelectField
        field={fields.reason}
        label={t('mailing.reason')}
        hint={t('mailing.reason.hint')}
        values={['', ...REASONS]}
        textOf={(reason) => t(`mailing.reason.${reason || 'none'}`)}
      />
      <p className="text-ink-soft">{t('mailing.languages')}</p>
      {LOCALES.map((one) => (
        <fieldset key={one} className="grid gap-3">
          <legend lang={one} className="mb-2 font-head font-semibold text-lg">
            {LOCALE_NAMES[one]}
          </legend>
          <TextField field={fields[`subject_${one}`]} label={t('mailing.subject')} maxLength={MAX_SUBJECT_LENGTH} />
          <TextAreaField
            field={fields[`text_${one}`]}
            label={t('mailing.text')}
            hint={t('mailing.text.hint')}
            maxLength={MAX_TEXT_LENGTH}
            rows={6}
          />
        </fieldset>
      ))}
      <SubmitButton intent="save" busy={t('account.busy')} className="justify-self-start">
        {t('mailing.save')}
      </SubmitButton>
    </Form>
  )
}
