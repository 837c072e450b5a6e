import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { chip } from '#app/ui/chip.tsx'
import { REVIEW_SORTS, type ReviewsAddress, reviewsPath } from '../../published/reviews-address.ts'

/** The orders to choose from, and what the chosen one goes by. */
export function ReviewOrder({ schoolId, address }: { schoolId: string; address: ReviewsAddress }) {
  const t = useTranslation()
  return (
    <nav aria-labelledby="review-order" className="no-print mt-3">
      <div className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[8rem_1fr]">
        <span id="review-order" className="text-ink-soft text-sm sm:pt-1">
          {t('reading.order')}
        </span>
        <ul className="flex flex-wrap gap-2">
          {REVIEW_SORTS.map((sort) => (
            <li key={sort}>
              <Link
                to={reviewsPath(schoolId, address, { sort })}
                rel="nofollow"
                preventScrollReset
                aria-current={address.sort === sort ? 'true' : undefined}
                className={`${chip(address.sort === sort ? 'chosen' : 'choice')} min-h-8`}
              >
                {t(`reading.order.${sort}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-2 text-ink-soft text-sm">{t(`reading.order.${address.sort}.meaning`)}</p>
    </nav>
  )
}
