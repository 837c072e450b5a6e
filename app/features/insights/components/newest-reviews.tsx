import { monogram } from '#app/features/reviews/monogram.ts'
import type { Review } from '#app/features/reviews/published/list-reviews.server.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'

/** The newest reviews in short, with links to all of them and for answering. */
export function NewestReviews({ reviews }: { reviews: readonly Review[] }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="newest" className="sheet min-w-0 p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="newest" className="text-lg">
          {t('overview.newest')}
        </h2>
        {reviews.length > 0 && (
          <Link to="/dashboard/reviews" className="inline-flex min-h-9 items-center text-sm">
            {t('overview.newest.all')}
          </Link>
        )}
      </div>
      {reviews.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('reviews.none')}</p>
      ) : (
        <ul>
          {reviews.map((review) => (
            <NewReview key={review.id} review={review} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NewReview({ review }: { review: Review }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 border-line border-t py-4 first:border-t-0">
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-full bg-board-wash font-bold text-board text-sm"
      >
        {monogram(review.authorName)}
      </span>
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{review.authorName}</span>
          <span className="text-ink-soft text-sm">{t(`relation.${review.relation}`)}</span>
          {review.level && (
            <Badge variant="success" icon={<Icon name="badge-check" size={13} />}>
              {t('overview.newest.verified')}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm">
          <Stars value={review.rating} label={t('reviews.stars', { average: String(review.rating) })} />
          <time dateTime={review.publishedOn}>{formatDay(locale, review.publishedOn)}</time>
        </p>
        <p lang={review.language === locale ? undefined : review.language} className="mt-1.5 line-clamp-2">
          {review.comment}
        </p>
        <ReviewActions review={review} />
      </div>
    </li>
  )
}

function ReviewActions({ review }: { review: Review }) {
  const t = useTranslation()
  const about = <span className="sr-only"> {t('overview.newest.of', { name: review.authorName })}</span>
  const classNames = 'inline-flex min-h-9 items-center'
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      <span className="inline-flex items-center gap-1.5 text-ink-soft">
        <Icon name="thumbs-up" size={16} />
        {t('overview.newest.helpful', { count: review.helpfulCount })}
      </span>
      {!review.answer && (
        <Link to={`/dashboard/reviews/${review.id}`} className={classNames}>
          {t('overview.newest.answer')}
          {about}
        </Link>
      )}
      <Link to={`/reviews/${review.id}/report`} rel="nofollow" className={`${classNames} text-ink-soft`}>
        {t('overview.newest.report')}
        {about}
      </Link>
    </p>
  )
}
