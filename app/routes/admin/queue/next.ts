import { redirect } from 'react-router'
import { casePath } from '#app/features/admin/case-locks/case-kind.ts'
import { caseSchema } from '#app/features/admin/case-locks/lock.schema.ts'
import { nextCase } from '#app/features/moderation/cases/next-case.server.ts'
import { readQueueAddress } from '#app/features/moderation/cases/queue-address.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/next.ts'

/** Redirects to the next case to decide: `/admin/next?kind=claim`, `/admin/next?after=review~<id>`. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, MODERATION_POLICY.readQueue)
  const { pathname, searchParams } = new URL(args.request.url)
  const [kind, id] = (searchParams.get('after') ?? '').split('~')
  const after = caseSchema.safeParse({ kind, id })
  const asked = readQueueAddress(searchParams)
  const caseRef = await nextCase(userId, {
    kind: asked.kind,
    after: after.success ? after.data : undefined,
  })
  const locale = localeOf(pathname)
  const chosen = asked.kind ? `?kind=${asked.kind}` : ''
  if (caseRef) return redirect(localePath(locale, casePath(caseRef) + chosen))
  return redirect(localePath(locale, '/admin'), { headers: { 'set-cookie': messageCookie('message.queueDone') } })
}
