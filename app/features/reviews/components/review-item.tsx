import { formatDay, formatMonth } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Stars } from '#app/ui/stars/stars.tsx'
import { monogram } from '../monogram.ts'
import type { Review } from '../published/list-reviews.server.ts'
import { HelpfulForm } from './helpful-form.tsx'
import { ReviewLinks } from './review-links.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { SchoolAnswer } from './school-answer.tsx'

/** One review with its author's name and role, its dates, its marks and the school's answer. */
export function ReviewItem({ schoolId, review }: { schoolId: string; review: Review }) {
  const t = useTranslation()
  const locale = useLocale()
  const foreign = review.language === locale ? undefined : review.language
  return (
    <article id={`review-${review.id}`} className="review">
      <span aria-hidden="true" className="review-sign">
        {monogram(review.authorName)}
      </span>
      <div className="min-w-0">
        <div className="review-line">
          <h3 className="font-read font-semibold text-md tracking-normal">{review.authorName}</h3>
          <Relation review={review} />
          <ReviewMarks review={review} />
        </div>
        <Dates review={review} />
        {foreign && (
          <p className="review-note">{t('school.inLanguage', { language: languageName(locale, foreign) })}</p>
        )}
        <p lang={foreign} className="review-text">
          {review.comment}
        </p>
        <div className="review-actions no-print">
          <HelpfulForm schoolId={schoolId} review={review} />
          <ReviewLinks review={review} />
        </div>
        {review.answer && <SchoolAnswer answer={review.answer} review={review} />}
      </div>
    </article>
  )
}

function Relation({ review: { relation, untilYear } }: { review: Review }) {
  const t = useTranslation()
  const isStill = untilYear === null && relation !== 'former_pupil'
  const period = untilYear ? t('published.until', { year: String(untilYear) }) : isStill && t('published.still')
  return <span className="text-ink-soft text-sm">{[t(`relation.${relation}`), period].filter(Boolean).join(', ')}</span>
}

function Dates({ review }: { review: Review }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <p className="review-line text-ink-soft text-sm">
      <Stars value={review.rating} label={t('reviews.stars', { average: String(review.rating) })} />
      <time dateTime={review.publishedOn}>{formatDay(locale, review.publishedOn)}</time>
      {review.changedOn && <span>{t('published.changed', { day: formatDay(locale, review.changedOn) })}</span>}
      {review.experiencedOn && (
        <span>{t('published.experience', { month: formatMonth(locale, review.experiencedOn) })}</span>
      )}
    </p>
  )
}
