import { redirect } from 'react-router'
import { type QueueKind, queueAddress, readQueueAddress } from '#app/features/moderation/cases/queue-address.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { requireSession } from '#app/routes/session.server.ts'
import type { Route } from './+types/moved.ts'

/** Addresses of separate lists that are now parts of the queue. */
const KINDS: Record<string, QueueKind> = { '/admin/claims': 'claim', '/admin/corrections': 'correction' }

/** Redirects team members to the part of the queue that replaces the list. */
export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MODERATION_POLICY.readQueue)
  const { pathname, searchParams } = new URL(args.request.url)
  const kind = KINDS[pathWithoutLocale(pathname)] ?? readQueueAddress(searchParams).kind
  return redirect(localePath(localeOf(pathname), queueAddress({ ...(kind && { kind }) })), 301)
}
