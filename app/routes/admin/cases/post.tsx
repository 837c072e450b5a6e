import { data } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { findLock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { Workbench } from '#app/features/admin/components/workbench.tsx'
import { PostCaseView } from '#app/features/moderation/cases/components/post-case.tsx'
import { viewPostCase } from '#app/features/moderation/cases/view-post-case.server.ts'
import { answerAppeal } from '#app/features/moderation/decisions/answer-appeal.server.ts'
import { appealSchema } from '#app/features/moderation/decisions/decision-form.schema.ts'
import { decidePost } from '#app/features/moderation/decisions/posts/decide-post.server.ts'
import { postDecisionSchema } from '#app/features/moderation/decisions/posts/post-decision.schema.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import { afterDecision } from '../queue/after-decision.server.ts'
import type { Route } from './+types/post.ts'

/** A question, or an answer to one, with everything open about it. */
export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, MODERATION_POLICY.decideContent)
  const { id } = args.params
  const found = await viewPostCase(id, session)
  if (!found) throw data(null, { status: 404 })
  const lock = await findLock(session, { kind: 'post', id })
  return data({ found, lock, now: new Date() }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  const { id } = args.params
  const done = () => afterDecision(args.request, '/admin?kind=post', 'message.decided')
  if (form.get('intent') === 'objection')
    return await submit(form, { schema: appealSchema }, async ({ objectionId, answer, facts }) => {
      const session = await sessionForChange(args, MODERATION_POLICY.decideContent)
      const found = await viewPostCase(id, session)
      if (!found?.appeals.some((appeal) => appeal.id === objectionId)) throw new Response(null, { status: 404 })
      await answerAppeal(session, objectionId, { upheld: answer === 'upheld', facts })
      return done()
    })
  return await submit(form, { schema: postDecisionSchema }, async (decision) => {
    await decidePost(await sessionForChange(args, MODERATION_POLICY.decideContent), id, decision)
    return done()
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'moderation.title')

/** Reloads even after a refusal: another moderator may already have decided. */
export const shouldRevalidate = evenAfterRefusal

export default function PostCase({ params: { id }, loaderData: { found, lock, now } }: Route.ComponentProps) {
  const { post, reports, appeals } = found
  const isOpen = post?.status === 'pending' || [...reports, ...appeals].some(({ state }) => state === 'open')
  return (
    <Workbench key={id} caseRef={{ kind: 'post', id }} lock={lock} open={isOpen}>
      <PostCaseView found={found} now={now} />
    </Workbench>
  )
}
