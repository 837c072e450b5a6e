import { formatDay, formatMonth } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { Review } from '../list-reviews.server.ts'

/** First letters of the first and last word of a name. */
function monogram(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return ((words[0]?.[0] ?? '') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '')).toUpperCase()
}

/** One review with who wrote it in which role, its dates, its marks and the school's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useTranslation()
  const locale = useLocale()
  const foreign = review.language === locale ? undefined : review.language
  return (
    <article className="grid grid-cols-[auto_1fr] gap-3.5 border-line border-b py-6">
      <span
        aria-hidden="true"
        className="grid size-10 place-items-center rounded-full bg-board-wash font-bold text-board text-sm"
      >
        {monogram(review.authorName)}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="font-read font-semibold text-md tracking-normal">{review.authorName}</h3>
          <span className="text-ink-soft text-sm">
            {t(`relation.${review.relation}`)}
            {review.untilYear && ` ${t('reviews.until', { year: String(review.untilYear) })}`}
          </span>
          {review.verified && (
            <Badge look="success" icon={<Icon name="badge-check" size={13} />}>
              {t('reviews.verified')}
            </Badge>
          )}
          {review.disputed && (
            <Badge look="notice" icon={<Icon name="hourglass" size={13} />}>
              {t('reviews.disputed')}
            </Badge>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm">
          <Stars value={review.rating} label={t('reviews.stars', { average: String(review.rating) })} />
          {review.publishedAt && (
            <time dateTime={review.publishedAt.toISOString().slice(0, 10)}>
              {formatDay(locale, review.publishedAt)}
            </time>
          )}
          {review.changedAt && <span>{t('reviews.changed', { day: formatDay(locale, review.changedAt) })}</span>}
          {review.experiencedOn && (
            <span>{t('reviews.experience', { month: formatMonth(locale, review.experiencedOn) })}</span>
          )}
        </p>
        <p lang={foreign} className="mt-2 whitespace-pre-line">
          {review.comment}
        </p>
        {review.answer && (
          <div className="mt-4 rounded-card bg-sunken px-4 py-3 text-sm">
            <p className="font-semibold">
              {t('reviews.answer')} ·{' '}
              <time dateTime={review.answer.at.toISOString().slice(0, 10)}>{formatDay(locale, review.answer.at)}</time>
            </p>
            <p lang={foreign} className="mt-1 whitespace-pre-line">
              {review.answer.text}
            </p>
          </div>
        )}
      </div>
    </article>
  )
}
