import type { Refusal } from '#app/core/forms/submit.server.ts'
import { ReportLink } from '#app/features/reviews/components/review-links.tsx'
import { formatDay } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { Section } from '#app/ui/section.tsx'
import type { CountryCode } from '#db/vocabulary.ts'
import type { ShownAnswer, ShownQuestion } from '../published/find-question.server.ts'
import { questionPath, questionsPath } from '../question.ts'
import { AnswerItem } from './answer-item.tsx'
import { FamilyAnswerForm } from './family-answer-form.tsx'
import { UsefulForm } from './useful-form.tsx'

type Props = {
  school: { id: string; name: string; city: string; country: CountryCode }
  question: ShownQuestion
  answers: readonly ShownAnswer[]
  page: number
  pages: number
  refusal: Refusal | undefined
}

/** One question with its answers, and what the reader can add. */
export function QuestionPage({ school, question, answers, page, pages, refusal }: Props) {
  const t = useTranslation()
  const path = questionPath(school.id, question.id)
  const isVote = refusal?.intent === 'useful' || refusal?.intent === 'not-useful'
  return (
    <div className="page max-w-4xl pt-8">
      <Link to={questionsPath(school.id)} className="inline-flex min-h-8 items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} />
        {t('questions.back')}
      </Link>
      {isVote && (
        <p role="alert" className="my-4 rounded-control bg-danger-wash px-4 py-3 text-danger">
          {t(`failure.${refusal.code}`)}
        </p>
      )}
      <QuestionHead school={school} question={question} />
      <section aria-labelledby="answers" className="mt-8">
        <h2 id="answers" className="text-xl">
          {question.answers > 0 ? t('questions.answers', { count: question.answers }) : t('questions.unanswered')}
        </h2>
        {answers.map((answer) => (
          <AnswerItem key={answer.id} questionId={question.id} answer={answer} />
        ))}
        <PageLinks
          page={page}
          pages={pages}
          pathOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
          label={t('questions.answerPages')}
        />
      </section>
      <div className="no-print mt-8">
        <Answering school={school} question={question} />
      </div>
    </div>
  )
}

function QuestionHead({ school, question }: Pick<Props, 'school' | 'question'>) {
  const t = useTranslation()
  const locale = useLocale()
  const { text, language, publishedOn, changedOn } = question
  const foreign = language === locale ? undefined : language
  return (
    <header className="mt-2">
      <h1 lang={foreign} className="wrap-anywhere">
        {text}
      </h1>
      <p className="mt-2 text-lg">
        <Link to={`/schools/${school.id}`}>{[school.name, school.city].filter(Boolean).join(', ')}</Link>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-2.5 text-ink-soft text-sm">
        <time dateTime={publishedOn}>{formatDay(locale, publishedOn)}</time>
        {changedOn && <span>{t('questions.changed', { day: formatDay(locale, changedOn) })}</span>}
        {foreign && <span>{t('school.inLanguage', { language: languageName(locale, foreign) })}</span>}
      </p>
      <div className="review-actions no-print">
        <UsefulForm kind="question" post={question} />
        <ReportLink to={`/questions/${question.id}/report`} about={`: ${t('questions.thisQuestion')}`}>
          {t('questions.report')}
        </ReportLink>
      </div>
    </header>
  )
}

/** The form of a family, or what leads to the answer of this reader. */
function Answering({ school, question }: Pick<Props, 'school' | 'question'>) {
  const t = useTranslation()
  const { id, may, ownAnswer } = question
  switch (may) {
    case 'family':
      return (
        <Section id="write-answer" title={t('questions.answer.write')} gap={5}>
          <p className="max-w-measure text-ink-soft">{t('questions.answer.intro')}</p>
          <FamilyAnswerForm country={school.country} />
        </Section>
      )
    case 'school':
      return (
        <Link to={`/account/schools/${school.id}/questions/${id}`} className={button('main')}>
          {t('questions.answer.asSchool')}
        </Link>
      )
    case 'signIn':
      return (
        <Link to={`/auth?next=${encodeURIComponent(questionPath(school.id, id))}`} className={button('main')}>
          {t('questions.answer.signIn')}
        </Link>
      )
    case 'given':
      return (
        <p>
          {t('questions.answer.given')} <Link to={`/account/questions/${ownAnswer}`}>{t('questions.answer.own')}</Link>
        </p>
      )
    default:
      return null
  }
}
