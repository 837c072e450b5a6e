import { data, Form, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { EntryItem } from '#app/features/notifications/components/entry-item.tsx'
import { entryId, readSchema } from '#app/features/notifications/entries/entry.schema.ts'
import { listEntries } from '#app/features/notifications/entries/list-entries.server.ts'
import { readEntries } from '#app/features/notifications/entries/read-entries.server.ts'
import { countUnreadOfUser } from '#app/features/notifications/live/count-unread.server.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/notification-list.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, NOTIFICATIONS_POLICY.readOwn)
  const { pathname, searchParams } = new URL(args.request.url)
  const before = entryId(searchParams.get('before'))
  const [page, unread] = await Promise.all([listEntries(userId, localeOf(pathname), before), countUnreadOfUser(userId)])
  return data({ ...page, unread, before }, { headers: { 'cache-control': 'private, no-store' } })
}

/** Marks one entry or all as read, and shows the same page of the list again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const before = entryId(searchParams.get('before'))
  const here = localePath(localeOf(pathname), `/account/news${before ? `?before=${before}` : ''}`)
  return await submit(await formOf(request), { schema: readSchema }, async ({ id }) => {
    await readEntries((await sessionForChange({ context }, NOTIFICATIONS_POLICY.readOwn)).userId, id)
    return redirect(here)
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'nav.news')

export default function News({ loaderData: { entries, next, unread, before } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>{t('nav.news')}</h1>
        {unread > 0 && (
          <Form method="post">
            <input type="hidden" name="intent" value="read-all" />
            <button type="submit" className={button('quiet')}>
              {t('news.readAll')}
            </button>
          </Form>
        )}
      </header>
      {entries.length === 0 && (
        <EmptyState drawing="empty" title={<h2 className="text-xl">{t('news.empty')}</h2>}>
          <p>{t('news.emptyText')}</p>
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ul className="sheet max-w-160 px-5 sm:px-6">
          {entries.map((entry) => (
            <EntryItem key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {before && (
          <Link to="/account/news" className={button('quiet')}>
            {t('news.newest')}
          </Link>
        )}
        {next && (
          <Link to={`/account/news?before=${next}`} rel="next" className={button('quiet')}>
            {t('news.older')}
          </Link>
        )}
        <Link to="/account/notifications" className={button('plain')}>
          {t('news.choose')}
        </Link>
      </div>
    </>
  )
}
