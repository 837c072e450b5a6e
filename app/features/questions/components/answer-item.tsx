import { ReportLink } from '#app/features/reviews/components/review-links.tsx'
import { formatDay } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { ShownAnswer } from '../published/find-question.server.ts'
import { AnswerBy } from './question-item.tsx'
import { UsefulForm } from './useful-form.tsx'

/** One answer with who gives it, its days and what readers can do. */
export function AnswerItem({ questionId, answer }: { questionId: string; answer: ShownAnswer }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, text, language, publishedOn, changedOn } = answer
  const foreign = language === locale ? undefined : language
  return (
    <article id={`answer-${id}`} className="scroll-mt-4 border-line border-b py-4 target:bg-board-wash sm:py-5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-sm">
        <AnswerBy {...answer} />
        <time dateTime={publishedOn}>{formatDay(locale, publishedOn)}</time>
        {changedOn && <span>{t('questions.changed', { day: formatDay(locale, changedOn) })}</span>}
        {foreign && <span>{t('school.inLanguage', { language: languageName(locale, foreign) })}</span>}
      </p>
      <p lang={foreign} className="wrap-anywhere mt-2 whitespace-pre-line">
        {text}
      </p>
      <div className="review-actions no-print">
        <UsefulForm kind="question_answer" post={answer} />
        <ReportLink to={`/questions/${questionId}/report?answer=${id}`} about={`: ${t('questions.thisAnswer')}`}>
          {t('questions.report')}
        </ReportLink>
      </div>
    </article>
  )
}
