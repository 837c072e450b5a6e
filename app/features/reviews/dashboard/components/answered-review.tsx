import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { Answerable } from '../../answers/find-answerable.server.ts'
import { ReportLink } from '../../components/review-links.tsx'

/** The review being answered, as everybody reads it, with the links to object to it. */
export function AnsweredReview({ review }: { review: Answerable }) {
  const t = useTranslation()
  const locale = useLocale()
  const about = t('published.reviewOf', { name: review.authorName })
  return (
    <article className="sheet p-5 sm:p-6">
      <h2 className="text-lg">{review.authorName}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-sm">
        <Stars value={review.rating} label={t('reviews.stars', { average: String(review.rating) })} />
        <time dateTime={review.publishedOn}>{formatDay(locale, review.publishedOn)}</time>
        {review.changedOn && <span>{t('published.changed', { day: formatDay(locale, review.changedOn) })}</span>}
        <span>{t(`relation.${review.relation}`)}</span>
        {review.level && (
          <Badge variant="success" icon={<Icon name="badge-check" size={13} />}>
            {t(`mark.${review.level}`)}
          </Badge>
        )}
        {review.disputed && (
          <Badge variant="notice" icon={<Icon name="hourglass" size={13} />}>
            {t('mark.disputed')}
          </Badge>
        )}
      </p>
      <p lang={review.language} className="mt-3 whitespace-pre-line break-words">
        {review.comment}
      </p>
      <div className="mt-3 -ml-2 flex flex-wrap gap-x-2 text-sm">
        <ReportLink to={`/reviews/${review.id}/report`} about={about}>
          {t('published.report')}
        </ReportLink>
        {!review.own && (
          <ReportLink to={`/reviews/${review.id}/dispute`} about={about}>
            {t('published.dispute')}
          </ReportLink>
        )}
      </div>
    </article>
  )
}
