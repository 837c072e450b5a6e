import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import type { OwnReview } from '../own-review.ts'
import { OwnReviewHead } from './own-review-head.tsx'
import { OwnReviewLinks } from './own-review-links.tsx'

/** One of the person's reviews in their list, with the beginning of its text and what can be done. */
export function OwnReviewCard({ review }: { review: OwnReview }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, comment, language, dispute, answer, refusal } = review
  return (
    <article aria-labelledby={`school-${id}`} className="sheet p-5 sm:p-6">
      <OwnReviewHead review={review} level="h2" />
      <p lang={language} className="mt-3 line-clamp-3 whitespace-pre-line">
        {comment}
      </p>
      {refusal?.rule && <p className="mt-3 font-semibold">{t(`rule.${refusal.rule}`)}</p>}
      {dispute?.mayReply && (
        <p className="mt-3 font-semibold">{t('ownReviews.due', { day: formatDay(locale, dispute.dueAt) })}</p>
      )}
      {answer && (
        <p className="mt-3 text-ink-soft text-sm">{t('ownReviews.answer', { day: formatDay(locale, answer.at) })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={`/account/reviews/${id}`} className={button('quiet')} aria-describedby={`school-${id}`}>
          {t('ownReviews.manage')}
        </Link>
        <OwnReviewLinks review={review} />
      </div>
    </article>
  )
}
