import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import type { FailureCode } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import type { Right } from '#app/core/policy.ts'
import { appealForAuthor } from '#app/features/moderation/decisions/file-appeal.server.ts'
import { DisputeSection } from '#app/features/reviews/own-reviews/components/dispute-section.tsx'
import { ReviewEvidenceSection } from '#app/features/reviews/own-reviews/components/evidence-section.tsx'
import { OwnReviewHead } from '#app/features/reviews/own-reviews/components/own-review-head.tsx'
import { OwnReviewLinks } from '#app/features/reviews/own-reviews/components/own-review-links.tsx'
import { RefusalSection } from '#app/features/reviews/own-reviews/components/refusal-section.tsx'
import { addReviewEvidence } from '#app/features/reviews/own-reviews/evidence/add-evidence.server.ts'
import { reviewEvidenceSchema, wordsSchema } from '#app/features/reviews/own-reviews/own-review.schema.ts'
import { findOwnReview } from '#app/features/reviews/own-reviews/read-own-reviews.server.ts'
import { replyToDispute } from '#app/features/reviews/own-reviews/reply-to-dispute.server.ts'
import { REVIEWS_POLICY } from '#app/features/reviews/policy.ts'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TARGET_H } from '#lib/promises.ts'
import { authMeta } from '../../auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/own-review.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, REVIEWS_POLICY.readOwn)
  const review = await findOwnReview(userId, args.params.id)
  if (!review) throw data(null, { status: 404 })
  const tooLarge = new URL(args.request.url).searchParams.get('refused') === 'proof_too_large'
  return { review, refused: tooLarge ? 'failure.proof_too_large' : undefined }
}

const AT_FILE: Partial<Record<FailureCode, string>> = {
  proof_missing: 'proof',
  proof_type: 'proof',
  proof_too_large: 'proof',
  proof_damaged: 'proof',
}

/** Handles the forms of the page, told apart by their intent: an appeal, an answer to a dispute, evidence. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), `/account/reviews/${params.id}`)
  const userId = async (right: Right) => (await sessionForChange({ context }, right)).userId
  const done = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  switch (form.get('intent')) {
    case 'objection':
      return await submit(form, { schema: wordsSchema }, async ({ text }) => {
        await appealForAuthor(await userId(REVIEWS_POLICY.appeal), params.id, text)
        return done('message.objectionFiled')
      })
    case 'reply':
      return await submit(form, { schema: wordsSchema }, async ({ text }) => {
        await replyToDispute(await userId(REVIEWS_POLICY.replyToDispute), params.id, text)
        return done('message.disputeAnswered')
      })
    default:
      return await submit(form, { schema: reviewEvidenceSchema, field: AT_FILE }, async ({ proof }) => {
        await addReviewEvidence(await userId(REVIEWS_POLICY.addEvidence), params.id, proof, context.get(visitorContext))
        return done('message.proofShown')
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.reviews')

export default function OwnReviewPage({ loaderData: { review, refused } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { comment, language, status, refusal, dispute, answer } = review
  return (
    <>
      <p>
        <Link to="/account/reviews" className="inline-flex min-h-8 items-center gap-1.5">
          <Icon name="arrow-left" size={16} />
          {t('ownReviews.back')}
        </Link>
      </p>
      <article aria-labelledby={`school-${review.id}`} className="sheet p-5 sm:p-6">
        <OwnReviewHead review={review} level="h1" />
        <p className="mt-4">{t(`ownReviews.now.${status}`, { hours: TARGET_H })}</p>
        <p lang={language} className="mt-4 whitespace-pre-line border-line border-t pt-4">
          {comment}
        </p>
        {answer && (
          <div className="mt-4 rounded-card bg-sunken px-4 py-3">
            <p className="font-semibold">{t('ownReviews.answer', { day: formatDay(locale, answer.at) })}</p>
            <p className="mt-1 whitespace-pre-line">{answer.text}</p>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <OwnReviewLinks review={review} />
        </div>
      </article>
      {refusal && <RefusalSection review={{ ...review, refusal }} />}
      {dispute && (dispute.state === 'open' || dispute.state === 'kept') && <DisputeSection dispute={dispute} />}
      <FormFailure failure={refused} />
      <ReviewEvidenceSection review={review} />
    </>
  )
}
