import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { ReviewCounts } from '../../published/review-counts.ts'
import { type ReviewsAddress, reviewsPath, setFilters } from '../../published/reviews-address.ts'
import { choiceWords } from './filter-labels.ts'

type Props = { schoolId: string; address: ReviewsAddress; counts: ReviewCounts }

/** Suggests which filter to remove, and how many reviews there would be without it. */
export function NoMatchingReviews({ schoolId, address, counts }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const helping = setFilters(address).filter((name) => counts.without[name] > 0)
  return (
    <EmptyState drawing="empty-reviews" title={<p className="font-semibold">{t('published.nothing')}</p>}>
      {helping.map((name) => (
        <Link key={name} to={reviewsPath(schoolId, address, { [name]: undefined })}>
          {t('published.without', { filter: choiceWords(address[name], t, locale), count: counts.without[name] })}
        </Link>
      ))}
    </EmptyState>
  )
}
