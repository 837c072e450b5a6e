import { useTranslation } from '#app/i18n/use-translation.ts'
import { FilterLine } from '#app/ui/lists/filter-links.tsx'
import { REVIEW_SORTS, type ReviewsAddress, reviewsPath } from '../../published/reviews-address.ts'

/** The available orders, and an explanation of the selected one. */
export function ReviewOrder({ schoolId, address }: { schoolId: string; address: ReviewsAddress }) {
  const t = useTranslation()
  return (
    <nav aria-labelledby="review-order" className="no-print mt-3">
      <FilterLine
        id="review-order"
        label={t('published.order')}
        isNamed={false}
        links={REVIEW_SORTS.map((sort) => ({
          to: reviewsPath(schoolId, address, { sort }),
          text: t(`published.order.${sort}`),
          isChosen: address.sort === sort,
        }))}
      />
      <p className="mt-2 text-ink-soft text-sm">{t(`published.order.${address.sort}.meaning`)}</p>
    </nav>
  )
}
