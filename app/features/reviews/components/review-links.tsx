import type { ReactNode } from 'react'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Review } from '../published/list-reviews.server.ts'

/** Links to object to a review: anybody can report it, members of the school can dispute it. */
export function ReviewLinks({ review }: { review: Review }) {
  const t = useTranslation()
  const about = t('published.reviewOf', { name: review.authorName })
  return (
    <>
      <ReportLink to={`/reviews/${review.id}/report`} about={about}>
        {t('published.report')}
      </ReportLink>
      {review.mayDispute && (
        <ReportLink to={`/reviews/${review.id}/dispute`} about={about}>
          {t('published.dispute')}
        </ReportLink>
      )}
    </>
  )
}

/** An unobtrusive link to a form; `about` tells screen readers its subject. */
export function ReportLink({ to, about, children }: { to: string; about: string; children: ReactNode }) {
  return (
    <Link to={to} rel="nofollow" discover="none" className="review-action hover:underline">
      {children}
      <span className="sr-only">{about}</span>
    </Link>
  )
}
