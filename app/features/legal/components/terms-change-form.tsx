import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { DayField } from '#app/ui/form/day-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { type ChangeField, type ChangeTexts, MAX_CHANGE_TEXT_LENGTH } from '../changes/terms-change.schema.ts'

type Props = { earliest: string; draft: { effectiveOn: string; texts: ChangeTexts } | undefined }

/**
 * The form for the draft of a change.
 *
 * @param props.earliest first possible day, YYYY-MM-DD
 */
export function TermsChangeForm({ earliest, draft }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, errors } = useSubmission<ChangeField>('save', {
    effectiveOn: draft?.effectiveOn,
    ...Object.fromEntries(LOCALES.map((one) => [`text_${one}`, draft?.texts[one]])),
  })
  return (
    <Form {...form} noValidate className="grid gap-6">
      <ErrorSummary
        {...errors}
        labels={{
          effectiveOn: t('termsChange.day'),
          ...Object.fromEntries(LOCALES.map((one) => [`text_${one}`, LOCALE_NAMES[one]])),
        }}
      />
      <DayField
        field={fields.effectiveOn}
        label={t('termsChange.day')}
        hint={t('termsChange.day.hint', { day: formatDay(locale, earliest) })}
        min={earliest}
        aria-required
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-ink-soft">{t('termsChange.text.hint')}</legend>
        {LOCALES.map((one) => (
          <TextAreaField
            key={one}
            field={fields[`text_${one}`]}
            label={LOCALE_NAMES[one]}
            maxLength={MAX_CHANGE_TEXT_LENGTH}
            rows={5}
            required
          />
        ))}
      </fieldset>
      <SubmitButton intent="save" busy={t('account.busy')} className="justify-self-start">
        {t('termsChange.save')}
      </SubmitButton>
    </Form>
  )
}
