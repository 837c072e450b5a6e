import { data, redirect, redirectDocument } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { ReviewForm } from '#app/features/reviews/components/write/review-form.tsx'
import { findInvitation } from '#app/features/reviews/invitations/find-invitation.server.ts'
import { REVIEWS_POLICY } from '#app/features/reviews/policy.ts'
import { findReviewAddress } from '#app/features/reviews/published/find-review-address.server.ts'
import { dayBefore } from '#app/features/reviews/review.ts'
import { type Draft, findDraft, saveDraft } from '#app/features/reviews/submission/drafts.server.ts'
import { findReviewedSchool, findWritten } from '#app/features/reviews/submission/may-write.server.ts'
import { DRAFT_FIELDS, reviewSchema } from '#app/features/reviews/submission/review.schema.ts'
import { forgetUnsentReview } from '#app/features/reviews/submission/unsent-review.ts'
import { writeReview } from '#app/features/reviews/submission/write-review.server.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { messageCookie } from '../../message.server.ts'
import { currentSession } from '../../session.server.ts'
import type { Route } from './+types/review.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('draft')
  const [school, session] = await Promise.all([findReviewedSchool(params.id), currentSession({ context })])
  if (!school) throw data(null, { status: 404 })
  const kept = token ? await findDraft(token, school.id) : null
  const own = session !== null && (await findOwnSchool(session.userId, school.id)) !== undefined
  const written = session && (await findWritten(session.userId, school.id))
  const invitation = kept?.invitation ?? searchParams.get('invitation') ?? ''
  const invited = invitation !== '' && (await findInvitation(school.id, invitation)) !== undefined
  const { id, name, city, country } = school
  const values = kept ?? written?.values ?? {}
  const today = dayBefore(new Date(), 0)
  const answer = {
    school: { id, name, city, country },
    values: { ...values, ...(invited && { invitation }) },
    invitation: invitation && (invited ? ('valid' as const) : ('over' as const)),
    draft: kept && token,
    today,
    signedIn: session !== null,
    written: own ? ('own' as const) : (written?.kind ?? null),
  }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

/** Accepts the review; without a session it is stored, and the form is filled in with it after signing in. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const school = await findReviewedSchool(params.id)
  if (!school) throw data(null, { status: 404 })
  const form = await formOf(request)
  const visitor = context.get(visitorContext)
  return await submit(form, { schema: reviewSchema(school) }, async (review) => {
    const session = await currentSession({ context }, REVIEWS_POLICY.write)
    if (!session) {
      await countAttempt('review', { address: visitor.address })
      const content = draftOf(form)
      const back = localePath(locale, `/schools/${school.id}/review?draft=${await saveDraft(school.id, content)}`)
      return redirect(`${localePath(locale, '/auth')}?next=${encodeURIComponent(back)}`)
    }
    const status = await writeReview(session.userId, school, review, visitor)
    const message = messageCookie(status === 'pending' ? 'message.reviewWaiting' : 'message.reviewPublished')
    const place = localePath(locale, await findReviewAddress(school.id, session.userId))
    // The parts of a profile are drawn late within a document; a new one has the review from the beginning.
    return redirectDocument(place, { headers: { 'set-cookie': message } })
  })
}

/** Returns the values typed, restricted to the fields of the form. */
const draftOf = (form: FormData): Draft =>
  Object.fromEntries([...form].flatMap(([name, value]) => (DRAFT_FIELDS.has(name) ? [[name, String(value)]] : [])))

/** Clears the copy in the tab once the review is sent; a review stored until its author signs in may still be there. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (answer) {
    const sent = answer instanceof Response && !answer.headers.get('location')?.includes('/auth?')
    if (sent) forgetUnsentReview()
    throw answer
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'reviews.write')

const WORDS = {
  new: { title: 'reviews.write', intro: 'write.intro' },
  edit: { title: 'write.edit.title', intro: 'write.edit.intro' },
  rewrite: { title: 'write.rewrite.title', intro: 'write.rewrite.intro' },
  closed: { title: 'write.rewrite.title', intro: 'write.closed' },
  own: { title: 'reviews.write', intro: 'write.ownSchool' },
} as const

export default function WriteReview({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  const { school, values, draft, today, signedIn, written, invitation } = loaderData
  const { title, intro } = WORDS[written ?? 'new']
  return (
    <div className="page pt-2 sm:pt-8">
      <div className="mx-auto max-w-[45rem]">
        <Link to={`/schools/${school.id}`} className="inline-flex min-h-8 items-center gap-1.5">
          <Icon name="arrow-left" size={16} className="flex-none" />
          {[school.name, school.city].filter(Boolean).join(', ')}
        </Link>
        <h1 className="mt-1 sm:mt-2">{t(title)}</h1>
        <p className="mt-1 mb-3 text-ink-soft max-sm:text-sm sm:mb-6">
          {t(intro)} {!signedIn && t('write.signIn')}
        </p>
        {invitation && written !== 'own' && (
          <p className="mb-6 rounded-control bg-board-wash px-4 py-3">
            {t(invitation === 'valid' ? 'write.invited' : 'write.invitationOver')}
          </p>
        )}
        {written === 'closed' && <Link to="/account/reviews">{t('write.closed.link')}</Link>}
        {written !== 'closed' && written !== 'own' && (
          <div className="sheet p-4 sm:p-6">
            <ReviewForm school={school} values={values} today={today} draft={draft} />
          </div>
        )}
        <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
          <Link to="/review-rules">{t('write.rules')}</Link>
          <Link to="/how-reviews-work">{t('footer.reviews')}</Link>
        </p>
      </div>
    </div>
  )
}
