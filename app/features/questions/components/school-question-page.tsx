import { SchoolAnswerForm } from '#app/features/reviews/answers/components/school-answer-form.tsx'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MAX_ANSWER_LENGTH, questionPath } from '../question.ts'
import type { SchoolQuestion } from '../school/list-school-questions.server.ts'

/**
 * One question with the form that answers it for the school.
 *
 * @param props.list path of the questions of the school
 */
export function SchoolQuestionPage(props: {
  list: string
  school: { id: string; name: string }
  question: SchoolQuestion
}) {
  const { list, school, question } = props
  const t = useTranslation()
  const locale = useLocale()
  const { id, text, language, publishedOn, families, answer } = question
  return (
    <>
      <header>
        <Link to={list} className="inline-flex min-h-8 items-center gap-1.5">
          <Icon name="arrow-left" size={16} className="flex-none" />
          {t('questions.school.back')}
        </Link>
        <h1 className="mt-2">{t('questions.bySchool')}</h1>
        <p className="mt-1 text-ink-soft">{school.name}</p>
      </header>
      <article aria-label={t('questions.school.label')} className="sheet p-5 sm:p-6">
        <p lang={language} className="wrap-anywhere font-semibold">
          {text}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm">
          <time dateTime={publishedOn}>{formatDay(locale, publishedOn)}</time>
          {families > 0 && <span>{t('questions.school.families', { count: families })}</span>}
          <Link to={questionPath(school.id, id)} className="inline-flex min-h-11 items-center">
            {t('questions.own.public')}
          </Link>
        </p>
      </article>
      <SchoolAnswerForm
        key={answer?.version ?? 0}
        intent="school-answer"
        schoolId={school.id}
        answer={answer}
        language={language}
        maxLength={MAX_ANSWER_LENGTH}
      />
    </>
  )
}
