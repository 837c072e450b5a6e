import { CheckedNote } from '#app/features/reviews/components/checked-note.tsx'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { PlaceNews } from '../find-place-news.server.ts'

/** The next events at the schools of a town, each linking to its school. */
export function PlaceEvents({ events }: { events: PlaceNews['events'] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (events.length === 0) return null
  return (
    <Section id="events" title={t('places.events')}>
      <ul className="divide-y divide-line">
        {events.map(({ id, kind, title, language, when, startsAt, schoolId, school }) => (
          <li key={id} className="py-2.5">
            <p className="text-ink-soft text-sm">
              <time dateTime={startsAt}>{when}</time>
            </p>
            <p lang={language === locale ? undefined : language} className="wrap-anywhere font-semibold">
              {title}
            </p>
            <p className="text-sm">
              {kind} ·{' '}
              <Link to={`/schools/${encodeURIComponent(schoolId)}#event-${id}`} className="wrap-anywhere">
                {school}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The latest reviews of the schools of a town, without their authors, each linking to all reviews of its school. */
export function PlaceReviews({ reviews }: { reviews: PlaceNews['reviews'] }) {
  const t = useTranslation()
  const locale = useLocale()
  if (reviews.length === 0) return null
  return (
    <Section id="reviews" title={t('places.reviews')}>
      <ul className="divide-y divide-line">
        {reviews.map(({ id, rating, comment, language, publishedOn, on, schoolId, school }) => (
          <li key={id} className="py-2.5">
            <p>
              <Link to={`/schools/${encodeURIComponent(schoolId)}/reviews`} className="wrap-anywhere">
                {school}
              </Link>
            </p>
            <p className="flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm">
              <Stars value={rating} label={t('reviews.stars', { average: String(rating) })} />
              <time dateTime={publishedOn}>{on}</time>
            </p>
            <p lang={language === locale ? undefined : language} className="wrap-anywhere mt-1 text-sm">
              {comment}
            </p>
          </li>
        ))}
      </ul>
      <CheckedNote />
    </Section>
  )
}
