import { data } from 'react-router'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { UserFilter } from '#app/features/moderation/team/users/components/user-filter.tsx'
import { UserTable } from '#app/features/moderation/team/users/components/user-table.tsx'
import { listPeople } from '#app/features/moderation/team/users/list-users.server.ts'
import { readUsersAddress, userQuery } from '#app/features/moderation/team/users/users-address.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession } from '../../session.server.ts'
import type { Route } from './+types/users.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MODERATION_POLICY.readUsers)
  const query = readUsersAddress(new URL(args.request.url).searchParams)
  return data({ query, ...(await listPeople(query)) }, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.users')

export default function Users({ loaderData: { query, people, next } }: Route.ComponentProps) {
  const t = useTranslation()
  const { after, ...filter } = query
  return (
    <>
      <header>
        <h1>{t('adminNav.users')}</h1>
        <p className="mt-2 text-ink-soft">{t('people.intro')}</p>
      </header>
      <UserFilter query={filter} />
      {people.length === 0 ? (
        <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('people.empty')}</h2>}>
          <p>{t('people.emptyText')}</p>
        </EmptyState>
      ) : (
        <UserTable people={people} />
      )}
      <div className="flex flex-wrap gap-3">
        {after && (
          <Link to={`/admin/users${userQuery(filter)}`} className={button('quiet')}>
            {t('moderation.first')}
          </Link>
        )}
        {next && (
          <Link to={`/admin/users${userQuery({ ...filter, after: next })}`} rel="next" className={button('quiet')}>
            {t('moderation.next')}
          </Link>
        )}
      </div>
    </>
  )
}
