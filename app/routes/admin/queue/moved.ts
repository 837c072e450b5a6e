import { redirect } from 'react-router'
import { type QueueKind, queueAddress, readQueueAddress } from '#app/features/moderation/queue/queue-address.ts'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { requireRole } from '#app/routes/session.server.ts'
import { STAFF } from '../staff.server.ts'
import type { Route } from './+types/moved.ts'

/** Addresses of separate lists that are now parts of the queue. */
const KINDS: Record<string, QueueKind> = { '/admin/claims': 'claim', '/admin/corrections': 'correction' }

/** Redirects team members to the part of the queue that replaces the list. */
export async function loader(args: Route.LoaderArgs) {
  await requireRole(args, STAFF)
  const { pathname, searchParams } = new URL(args.request.url)
  const kind = KINDS[pathWithoutLocale(pathname)] ?? readQueueAddress(searchParams).kind
  return redirect(localePath(localeOf(pathname), queueAddress({ ...(kind && { kind }) })), 301)
}
