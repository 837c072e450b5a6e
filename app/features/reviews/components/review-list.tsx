import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import type { Review } from '../list-reviews.server.ts'
import { REVIEWS_PER_PAGE } from '../page-size.ts'
import { RatingOverview } from './rating-overview.tsx'
import { ReviewItem } from './review-item.tsx'

type Props = {
  school: { id: string; closed: boolean; ratingCount: number; ratingAverage: number | null; stars: number[] }
  reviews: Review[]
  page: number
}

/** All that visitors say of a school: the distribution and one page of texts. */
export function ReviewList({ school, reviews, page }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const href = (number: number) =>
    localePath(locale, `/schools/${school.id}${number > 1 ? `?page=${number}` : ''}#reviews`)
  const words = {
    label: t('reviews.pages'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { number }),
  }
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-12">
      <h2 id="reviews-title" className="mb-4">
        {t('reviews.title')}
      </h2>
      {school.ratingCount === 0 ? (
        <EmptyState drawing="empty-reviews" title={<p className="font-semibold">{t('reviews.none')}</p>} />
      ) : (
        <>
          <RatingOverview count={school.ratingCount} average={school.ratingAverage} stars={school.stars} />
          {school.ratingAverage === null && (
            <p className="mt-3 text-ink-soft">{t('reviews.few', { count: school.ratingCount })}</p>
          )}
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
          <PageLinks page={page} pages={Math.ceil(school.ratingCount / REVIEWS_PER_PAGE)} href={href} words={words} />
        </>
      )}
      {!school.closed && (
        <Link to={`/schools/${school.id}/review`} className={`${button('main')} no-print mt-6`}>
          {t('reviews.write')}
        </Link>
      )}
    </section>
  )
}
