import { redirect } from 'react-router'
import { entryId } from '#app/features/notifications/entries/entry.schema.ts'
import { followEntry } from '#app/features/notifications/entries/read-entries.server.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/follow-notification.ts'

/**
 * Target of entries and their mails: marks the entry as read and redirects to its subject. An unknown entry, or another
 * person's, redirects to the list.
 */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, NOTIFICATIONS_POLICY.readOwn)
  const id = entryId(args.params.id)
  const path = id && (await followEntry(userId, id))
  return redirect(localePath(localeOf(new URL(args.request.url).pathname), path ?? '/account/news'))
}
