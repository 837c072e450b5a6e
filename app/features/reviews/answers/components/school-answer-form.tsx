import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatDay } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'

/** The answer of a school as its members see it; days are YYYY-MM-DD. */
export type SchoolAnswer = {
  text: string
  language: Locale
  on: string
  changedOn: string | null
  /** By a moderator. */
  removed: boolean
  version: number
}

/**
 * The form that writes or changes a school's answer.
 *
 * @param props.answer the present one
 * @param props.language of what is answered
 */
export function SchoolAnswerForm(props: {
  intent: string
  schoolId: string
  answer: SchoolAnswer | null
  language: Locale
  maxLength: number
}) {
  const { intent, schoolId, answer, language, maxLength } = props
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, failure } = useSubmission<'text' | 'language' | 'marked'>(intent, {
    text: answer?.text ?? '',
    language: answer?.language ?? language,
  })
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p>{t('answer.rules')}</p>
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="version" value={answer?.version ?? 0} />
      <FormFailure failure={failure} />
      {answer && <State answer={answer} />}
      <div>
        <TextAreaField
          field={fields.text}
          label={t('answer.text')}
          hint={t('answer.text.hint', { max: maxLength })}
          maxLength={maxLength}
          rows={7}
          required
        />
        {(fields.marked.errors ?? []).map((sentence) => (
          <p key={sentence} className="mt-2">
            <mark className="rounded-control bg-danger-wash px-2 py-1 text-ink">{sentence}</mark>
          </p>
        ))}
      </div>
      <SelectField
        field={fields.language}
        label={t('answer.language')}
        values={LOCALES}
        textOf={(one) => languageName(locale, one)}
      />
      <SubmitButton intent={intent} busy={t('account.busy')} className="justify-self-start">
        {t(answer && !answer.removed ? 'answer.change' : 'answer.submit')}
      </SubmitButton>
    </Form>
  )
}

function State({ answer }: { answer: SchoolAnswer }) {
  const t = useTranslation()
  const locale = useLocale()
  if (answer.removed)
    return <p className="rounded-control bg-notice-wash px-4 py-3 text-notice-ink">{t('answer.removed')}</p>
  return (
    <p className="flex flex-wrap gap-x-2.5 text-ink-soft text-sm">
      <span>{t('answer.day', { day: formatDay(locale, answer.on) })}</span>
      {answer.changedOn && <span>{t('answer.changed', { day: formatDay(locale, answer.changedOn) })}</span>}
    </p>
  )
}
