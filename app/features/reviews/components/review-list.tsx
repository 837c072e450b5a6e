import type { Review } from '../published/list-reviews.server.ts'
import { ReviewItem } from './review-item.tsx'
import { MarkMeanings } from './review-marks.tsx'

type Props = {
  schoolId: string
  reviews: Review[]
  /** Whether phones show the beginning of long texts, with a link to the whole. */
  short?: boolean
}

/** Reviews one below the other, with the meanings of their marks. */
export function ReviewList({ schoolId, reviews, short = false }: Props) {
  return (
    <>
      {reviews.map((review) => (
        <ReviewItem key={review.id} schoolId={schoolId} review={review} short={short} />
      ))}
      <MarkMeanings reviews={reviews} />
    </>
  )
}
