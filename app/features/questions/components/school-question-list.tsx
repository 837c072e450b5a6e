import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { QUESTIONS_PER_PAGE } from '../question.ts'
import type { SchoolQuestion } from '../school/list-school-questions.server.ts'

type Props = {
  /** Path of the list, below which each question has its form. */
  path: string
  page: number
  questions: readonly SchoolQuestion[]
  total: number
  open: number
}

/** The questions about a school as its members see and answer them. */
export function SchoolQuestionList({ path, page, questions, total, open }: Props) {
  const t = useTranslation()
  if (total === 0) return <p className="text-ink-soft">{t('questions.school.none')}</p>
  return (
    <>
      {open > 0 && <p className="font-semibold">{t('questions.school.open', { count: open })}</p>}
      <ul className="grid gap-4">
        {questions.map((question) => (
          <li key={question.id} className="sheet p-5 sm:p-6">
            <Item question={question} path={`${path}/${question.id}`} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={Math.ceil(total / QUESTIONS_PER_PAGE)}
        pathOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        label={t('questions.pages')}
      />
    </>
  )
}

function Item({ question, path }: { question: SchoolQuestion; path: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, text, language, publishedOn, families, answer } = question
  return (
    <article aria-labelledby={`question-${id}`} className="grid gap-3">
      <h2 id={`question-${id}`} lang={language} className="wrap-anywhere text-lg">
        {text}
      </h2>
      <p className="flex flex-wrap gap-x-2.5 text-ink-soft text-sm">
        <time dateTime={publishedOn}>{formatDay(locale, publishedOn)}</time>
        {families > 0 && <span>{t('questions.school.families', { count: families })}</span>}
        {answer && (
          <span>
            {answer.removed
              ? t('questions.school.removed')
              : t('questions.school.answered', { day: formatDay(locale, answer.changedOn ?? answer.on) })}
          </span>
        )}
      </p>
      {answer && !answer.removed && (
        <p lang={answer.language} className="wrap-anywhere line-clamp-3 whitespace-pre-line">
          {answer.text}
        </p>
      )}
      <Link
        to={path}
        className={`${button(answer ? 'quiet' : 'main')} justify-self-start`}
        aria-describedby={`question-${id}`}
      >
        {t(answer ? 'questions.school.change' : 'questions.school.answer')}
      </Link>
    </article>
  )
}
