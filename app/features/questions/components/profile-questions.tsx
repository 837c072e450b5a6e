import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import type { ProfileQuestionList } from '../published/list-questions.server.ts'
import { questionsPath } from '../question.ts'
import { QuestionItem } from './question-item.tsx'

type Props = {
  school: { id: string; closed: boolean }
  list: ProfileQuestionList
}

/** The first questions on a profile, each with its best answer; plain HTML. */
export function ProfileQuestions({ school, list }: Props) {
  const t = useTranslation()
  const { questions, total } = list
  return (
    <section id="questions" aria-labelledby="questions-title" className="my-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="questions-title">{t('questions.title')}</h2>
        {!school.closed && (
          <Link to={`/schools/${school.id}/ask`} className={`${button('quiet')} no-print max-md:px-3 max-md:text-sm`}>
            {t('questions.ask')}
          </Link>
        )}
      </div>
      {questions.length === 0 && (
        <p className="mt-2 text-ink-soft">
          {t('questions.none')}. {t('questions.none.text')}
        </p>
      )}
      {questions.map((question) => (
        <QuestionItem key={question.id} schoolId={school.id} question={question} />
      ))}
      {questions.length > 0 && (
        <p className="no-print mt-3">
          <Link to={questionsPath(school.id)} className="inline-flex min-h-11 items-center font-semibold">
            {t('questions.all', { count: total })}
          </Link>
        </p>
      )}
    </section>
  )
}
