import { data } from 'react-router'
import { PersonFilter } from '#app/features/moderation/people/components/person-filter.tsx'
import { PersonTable } from '#app/features/moderation/people/components/person-table.tsx'
import { listPeople } from '#app/features/moderation/people/list-people.server.ts'
import { peopleQuery, readPeopleAddress } from '#app/features/moderation/people/people-address.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireRole } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/users.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireRole(args, ['admin'])
  const query = readPeopleAddress(new URL(args.request.url).searchParams)
  return data({ query, ...(await listPeople(query)) }, { headers: { 'cache-control': 'private, no-store' } })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'desk.nav.users')

export default function Users({ loaderData: { query, people, next } }: Route.ComponentProps) {
  const t = useTranslation()
  const { after, ...filter } = query
  return (
    <>
      <header>
        <h1>{t('desk.nav.users')}</h1>
        <p className="mt-2 text-ink-soft">{t('people.intro')}</p>
      </header>
      <PersonFilter query={filter} />
      {people.length === 0 ? (
        <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('people.empty')}</h2>}>
          <p>{t('people.emptyText')}</p>
        </EmptyState>
      ) : (
        <PersonTable people={people} />
      )}
      <div className="flex flex-wrap gap-3">
        {after && (
          <Link to={`/admin/users${peopleQuery(filter)}`} className={button('quiet')}>
            {t('desk.first')}
          </Link>
        )}
        {next && (
          <Link to={`/admin/users${peopleQuery({ ...filter, after: next })}`} rel="next" className={button('quiet')}>
            {t('desk.next')}
          </Link>
        )}
      </div>
    </>
  )
}
