import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { OwnReview } from '../own-review.ts'

/** Links to change and to delete a review. */
export function OwnReviewLinks({ review: { id, school, status, mayEdit } }: { review: OwnReview }) {
  const t = useTranslation()
  const down = status === 'rejected' || status === 'removed'
  return (
    <>
      {mayEdit && (
        <Link to={`/schools/${school.id}/review`} className={button('quiet')} aria-describedby={`school-${id}`}>
          {t(down ? 'ownReviews.rewrite' : 'ownReviews.edit')}
        </Link>
      )}
      <Link to={`/account/reviews/${id}/delete`} className={button('plain')} aria-describedby={`school-${id}`}>
        <Icon name="trash-2" size={18} />
        {t('ownReviews.delete')}
      </Link>
    </>
  )
}
