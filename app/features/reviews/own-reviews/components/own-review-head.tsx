import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { OwnReview } from '../own-review.ts'
import { OwnHead } from './own-head.tsx'

/** School, stars, date and state of a review. */
export function OwnReviewHead({ review, level }: { review: OwnReview; level: 'h2' | 'h1' }) {
  const t = useTranslation()
  const locale = useLocale()
  const { school, rating, status, createdAt, changedAt, helpfulCount } = review
  return (
    <OwnHead id={`school-${review.id}`} level={level} school={school} status={status}>
      <Stars value={rating} label={t('reviews.stars', { average: String(rating) })} />
      {school.city && <span>{school.city}</span>}
      <span>{t('ownReviews.written', { day: formatDay(locale, createdAt) })}</span>
      {changedAt && <span>{t('ownReviews.changed', { day: formatDay(locale, changedAt) })}</span>}
      {helpfulCount > 0 && <span>{t('ownReviews.helpful', { count: helpfulCount })}</span>}
    </OwnHead>
  )
}
