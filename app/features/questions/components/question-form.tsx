import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { TickField } from '#app/ui/form/tick-field.tsx'
import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH, questionPath } from '../question.ts'
import { readSimilar, type SimilarQuestion } from '../submission/similar.ts'
import { PostFields } from './text-field.tsx'

type Name = 'text' | 'language' | 'marked' | 'anyway' | 'other' | 'similar'

/**
 * The form that asks a question, or changes one. Its intent is `question`.
 *
 * @param props.before what is changed; undefined to ask
 */
export function QuestionForm(props: {
  schoolId: string
  before?: { text: string; language: string; version: number }
}) {
  const { schoolId, before } = props
  const t = useTranslation()
  const locale = useLocale()
  const { form, fields, errors } = useSubmission<Name>('question', {
    text: before?.text ?? '',
    language: before?.language ?? locale,
  })
  const similar = readSimilar(fields.similar.errors)
  return (
    <Form {...form} noValidate className="grid gap-5">
      <ErrorSummary
        {...errors}
        labels={{ text: t('questions.text'), language: t('write.language'), other: t('questions.other') }}
      />
      <input type="hidden" name="version" value={before?.version ?? 0} />
      <PostFields
        fields={fields}
        label={t('questions.text')}
        hint={t('questions.text.hint', { min: MIN_QUESTION_LENGTH, max: MAX_QUESTION_LENGTH })}
        maxLength={MAX_QUESTION_LENGTH}
        rows={3}
      />
      {similar.length > 0 && <Similar schoolId={schoolId} similar={similar} />}
      {similar.length > 0 && !similar.some(({ isSame }) => isSame) && (
        <TickField field={fields.other}>{t('questions.other')}</TickField>
      )}
      <SubmitButton intent="question" busy={t('account.busy')} className="justify-self-start">
        {t(before ? 'questions.own.change.submit' : 'questions.submit')}
      </SubmitButton>
    </Form>
  )
}

/** Questions that are like the one that was typed; links open without losing it. */
function Similar({ schoolId, similar }: { schoolId: string; similar: readonly SimilarQuestion[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <div className="rounded-card bg-sunken px-4 py-3">
      <p className="font-semibold">
        {t(similar.some(({ isSame }) => isSame) ? 'questions.similar.same' : 'questions.similar')}
      </p>
      <ul className="mt-2 grid gap-2">
        {similar.map(({ id, text, language, answers }) => (
          <li key={id}>
            <Link
              to={questionPath(schoolId, id)}
              target="_blank"
              lang={language === locale ? undefined : language}
              className="wrap-anywhere"
            >
              {text}
            </Link>{' '}
            <span className="text-ink-soft text-sm">
              {answers > 0 ? t('questions.answers', { count: answers }) : t('questions.unanswered')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
