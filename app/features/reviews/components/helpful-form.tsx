import { useFetcher, useLocation } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Review } from '../published/list-reviews.server.ts'
import { type VoteRefusal, voteRefusal } from '../published/votes/vote-refusal.ts'

/**
 * Marks a review as helpful or withdraws the mark, and shows how many people did so. Its author and members of the
 * school only see the number.
 */
export function HelpfulForm({ schoolId, review }: { schoolId: string; review: Review }) {
  const t = useTranslation()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<VoteRefusal>()
  const given = review.vote === 'given'
  const words =
    review.helpfulCount > 0 ? t('published.helpfulTo', { count: review.helpfulCount }) : t('published.helpful')
  if (review.vote === 'barred') return review.helpfulCount > 0 && <span className="review-action">{words}</span>
  return (
    <fetcher.Form method="post" action={localePath(locale, `/schools/${schoolId}/reviews`)}>
      <input type="hidden" name="reviewId" value={review.id} />
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="intent"
        value={given ? 'not-helpful' : 'helpful'}
        aria-pressed={given}
        className={classes('review-action text-board hover:bg-sunken', given && 'bg-board-wash font-semibold')}
      >
        <Icon name="thumbs-up" size={16} />
        {words}
        <span className="sr-only">{t('published.reviewOf', { name: review.authorName })}</span>
      </button>
      {fetcher.data && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {t(voteRefusal(fetcher.data))}
        </p>
      )}
    </fetcher.Form>
  )
}
