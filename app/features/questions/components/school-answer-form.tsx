import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TextAreaField } from '#app/ui/form/text-area-field.tsx'
import { MAX_ANSWER_LENGTH } from '../question.ts'
import type { SchoolQuestion } from '../school/list-school-questions.server.ts'

/** The form that writes or changes the answer of a school to a question. Its intent is `school-answer`. */
export function SchoolAnswerForm({ schoolId, question }: { schoolId: string; question: SchoolQuestion }) {
  const t = useTranslation()
  const locale = useLocale()
  const { answer } = question
  const { form, fields, failure } = useSubmission<'text' | 'language' | 'marked'>('school-answer', {
    text: answer?.text ?? '',
    language: answer?.language ?? question.language,
  })
  return (
    <Form {...form} className="grid max-w-160 gap-5">
      <p className="text-ink-soft">{t('answer.rules')}</p>
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="version" value={answer?.version ?? 0} />
      <FormFailure failure={failure} />
      {answer?.removed && (
        <p className="rounded-control bg-notice-wash px-4 py-3 text-notice-ink">{t('answer.removed')}</p>
      )}
      <div>
        <TextAreaField
          field={fields.text}
          label={t('answer.text')}
          hint={t('answer.text.hint', { max: MAX_ANSWER_LENGTH })}
          maxLength={MAX_ANSWER_LENGTH}
          rows={6}
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
        textOf={(language) => languageName(locale, language)}
      />
      <SubmitButton intent="school-answer" busy={t('account.busy')} className="justify-self-start">
        {t(answer && !answer.removed ? 'answer.change' : 'answer.submit')}
      </SubmitButton>
    </Form>
  )
}
