import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import type { CriterionMean } from '../published/list-criteria.server.ts'
import type { Review } from '../published/list-reviews.server.ts'
import type { SchoolWarning } from '../published/list-school-warnings.server.ts'
import { CheckedNote } from './checked-note.tsx'
import { RatingOverview } from './rating-overview.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewThemes, type ShownThemes } from './review-themes.tsx'
import { SchoolWarnings } from './school-warnings.tsx'

type Props = {
  school: {
    id: string
    closed: boolean
    showReviews: boolean
    ratingCount: number
    ratingAverage: number | null
    stars: number[]
  }
  /** The newest reviews; empty when the school does not want their texts here. */
  reviews: Review[]
  criteria: CriterionMean[]
  themes: ShownThemes
  warnings: SchoolWarning[]
}

/** The reviews on a school's profile: all of them in numbers, the newest texts, and the link to the full list. */
export function ProfileReviews({ school, reviews, criteria, themes, warnings }: Props) {
  const t = useTranslation()
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-6 md:mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="reviews-title">{t('reviews.title')}</h2>
        {!school.closed && (
          <Link to={`/schools/${school.id}/review`} className={`${button('main')} no-print max-md:px-3 max-md:text-sm`}>
            {t('reviews.write')}
          </Link>
        )}
      </div>
      <SchoolWarnings warnings={warnings} />
      {school.ratingCount === 0 ? (
        <p className="text-ink-soft">{t('reviews.none')}</p>
      ) : (
        <>
          <RatingOverview school={school} criteria={criteria} />
          <ReviewThemes schoolId={school.id} themes={themes} />
          <CheckedNote />
          {!school.showReviews && <p className="mt-4 rounded-card bg-sunken px-4 py-3">{t('published.moved')}</p>}
          <ReviewList schoolId={school.id} reviews={reviews} short />
          {school.ratingCount > reviews.length && (
            <Link to={`/schools/${school.id}/reviews`} className={`${button('quiet')} no-print mt-6`}>
              {t('published.all', { count: school.ratingCount })}
            </Link>
          )}
        </>
      )}
    </section>
  )
}
