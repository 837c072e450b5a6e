import type { Review } from '../published/list-reviews.server.ts'
import { ReviewItem } from './review-item.tsx'
import { MarkMeanings } from './review-marks.tsx'

/** Reviews one below the other, with the meanings of their marks. */
export function ReviewList({ schoolId, reviews }: { schoolId: string; reviews: Review[] }) {
  return (
    <>
      {reviews.map((review) => (
        <ReviewItem key={review.id} schoolId={schoolId} review={review} />
      ))}
      <MarkMeanings reviews={reviews} />
    </>
  )
}
