import { formatDay } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ListedQuestion } from '../published/list-questions.server.ts'
import { questionPath } from '../question.ts'

/** A question in a list, which leads to its page, with its most useful answer. */
export function QuestionItem({ schoolId, question }: { schoolId: string; question: ListedQuestion }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, text, language, publishedOn, useful, answers, best } = question
  const foreign = language === locale ? undefined : language
  return (
    <article className="grid gap-2 border-line border-b py-4 sm:py-5">
      <h3 className="font-read font-semibold text-md tracking-normal">
        <Link to={questionPath(schoolId, id)} lang={foreign} className="wrap-anywhere text-ink">
          {text}
        </Link>
      </h3>
      <p className="flex flex-wrap gap-x-2.5 text-ink-soft text-sm">
        <time dateTime={publishedOn}>{formatDay(locale, publishedOn)}</time>
        <span>{answers > 0 ? t('questions.answers', { count: answers }) : t('questions.unanswered')}</span>
        {useful > 0 && <span>{t('questions.usefulTo', { count: useful })}</span>}
        {foreign && <span>{t('school.inLanguage', { language: languageName(locale, foreign) })}</span>}
      </p>
      {best && (
        <div className="rounded-card bg-sunken px-4 py-3 text-sm">
          <AnswerBy {...best} />
          <p
            lang={best.language === locale ? undefined : best.language}
            className="wrap-anywhere mt-1 line-clamp-3 whitespace-pre-line print:line-clamp-none"
          >
            {best.text}
          </p>
        </div>
      )}
    </article>
  )
}

/** Who answers: the school, marked as such, or a family with what it states of itself. */
export function AnswerBy({ bySchool, relation }: Pick<NonNullable<ListedQuestion['best']>, 'bySchool' | 'relation'>) {
  const t = useTranslation()
  if (bySchool) return <Badge variant="success">{t('questions.bySchool')}</Badge>
  return (
    <span className="font-semibold text-sm">
      {relation ? t('questions.statedRelation', { relation: t(`relation.${relation}`) }) : t('questions.byFamily')}
    </span>
  )
}
