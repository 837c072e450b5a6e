import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { OwnReviewHead } from '#app/features/reviews/own-reviews/components/own-review-head.tsx'
import { deleteReview } from '#app/features/reviews/own-reviews/delete-review.server.ts'
import { findOwnReview } from '#app/features/reviews/own-reviews/read-own-reviews.server.ts'
import { REVIEWS_POLICY } from '#app/features/reviews/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/delete-review.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, REVIEWS_POLICY.delete)
  const review = await findOwnReview(userId, args.params.id)
  if (!review) throw data(null, { status: 404 })
  return { review }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const list = localePath(localeOf(new URL(request.url).pathname), '/account/reviews')
  return await submit(await formOf(request), { schema: z.object({}) }, async () => {
    await deleteReview((await sessionForChange({ context }, REVIEWS_POLICY.delete)).userId, params.id)
    return redirect(list, { headers: { 'set-cookie': messageCookie('message.reviewDeleted') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'ownReviews.delete.title')

/** Asks for confirmation before a review is deleted permanently. */
export default function DeleteReview({ loaderData: { review } }: Route.ComponentProps) {
  const t = useTranslation()
  const { form, failure } = useSubmission('delete-review')
  return (
    <>
      <h1>{t('ownReviews.delete.title')}</h1>
      <div className="sheet p-5 sm:p-6">
        <OwnReviewHead review={review} level="h2" />
        <p className="mt-4">{t('ownReviews.delete.text')}</p>
        <Form {...form} className="mt-5 flex flex-wrap gap-3">
          <FormFailure failure={failure} />
          <SubmitButton intent="delete-review" variant="danger" busy={t('account.busy')}>
            {t('ownReviews.delete.submit')}
          </SubmitButton>
          <Link to={`/account/reviews/${review.id}`} className={button('quiet')}>
            {t('ownReviews.delete.keep')}
          </Link>
        </Form>
      </div>
    </>
  )
}
