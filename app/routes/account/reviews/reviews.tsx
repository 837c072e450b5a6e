import { addressOf } from '#app/core/address/address.ts'
import { pageNumber } from '#app/core/address/parameters.ts'
import { OwnReviewCard } from '#app/features/reviews/own-reviews/components/own-review-card.tsx'
import { listOwnReviews } from '#app/features/reviews/own-reviews/read-own-reviews.server.ts'
import { REVIEWS_POLICY } from '#app/features/reviews/policy.ts'
import { OWN_REVIEWS_PER_PAGE } from '#app/features/reviews/review.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/reviews.ts'

const address = addressOf({ page: pageNumber })

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, REVIEWS_POLICY.readOwn)
  const { page } = address.read(new URL(args.request.url).searchParams)
  return { page, ...(await listOwnReviews(userId, page)) }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.reviews')

export default function Reviews({ loaderData: { reviews, total, page } }: Route.ComponentProps) {
  const t = useTranslation()
  const pathOf = (number: number) => `/account/reviews${address.write({ page: number })}`
  return (
    <>
      <h1>{t('account.nav.reviews')}</h1>
      {total === 0 && <Empty />}
      {reviews.map((review) => (
        <OwnReviewCard key={review.id} review={review} />
      ))}
      <PageLinks
        page={page}
        pages={Math.ceil(total / OWN_REVIEWS_PER_PAGE)}
        pathOf={pathOf}
        label={t('ownReviews.pages')}
      />
    </>
  )
}

function Empty() {
  const t = useTranslation()
  return (
    <EmptyState drawing="empty-reviews" title={<h2 className="text-xl">{t('account.reviews.empty')}</h2>}>
      <p>{t('account.reviews.emptyText')}</p>
      <Link to="/" className={button('quiet')}>
        {t('account.findSchools')}
      </Link>
    </EmptyState>
  )
}
