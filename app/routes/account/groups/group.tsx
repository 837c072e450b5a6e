import { data } from 'react-router'
import { GroupHead } from '#app/features/groups/components/group-head.tsx'
import { SchoolSearch, SchoolTable } from '#app/features/groups/components/school-table.tsx'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { listGroupSchools } from '#app/features/groups/schools/list-group-schools.server.ts'
import { NONE_CHOSEN, readTableAddress, tablePath } from '#app/features/groups/schools/table-address.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { button } from '#app/ui/button.ts'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import type { Route } from './+types/group.ts'
import { PRIVATE, requireOwnGroup } from './own-group.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { group, ...member } = await requireOwnGroup(args, GROUPS_POLICY.read)
  const query = new URL(args.request.url).searchParams
  const address = readTableAddress(query)
  return data(
    { group, address, noneChosen: query.has(NONE_CHOSEN), ...(await listGroupSchools(member, address)) },
    PRIVATE,
  )
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.title')

export default function Group({
  loaderData: { group, address, noneChosen, schools, total, pages },
}: Route.ComponentProps) {
  const t = useTranslation()
  const isEmpty = group.schools === 0
  return (
    <>
      <GroupHead group={group} title={group.name} />
      {isEmpty ? (
        <section aria-labelledby="none" className="sheet grid gap-3 p-5 sm:p-6">
          <h2 id="none" className="text-xl">
            {t('groups.table.none')}
          </h2>
          <p className="max-w-measure">{t('groups.found.text')}</p>
          {group.role === 'owner' && (
            <Link to={`/account/groups/${group.id}/claim`} className={`${button('main')} justify-self-start`}>
              {t('groups.nav.claim')}
            </Link>
          )}
        </section>
      ) : (
        <>
          <SchoolSearch groupId={group.id} address={address} />
          <p role="status">{total === 0 ? t('groups.table.noMatch') : t('groups.count', { count: total })}</p>
          {schools.length > 0 && (
            <SchoolTable
              groupId={group.id}
              isOwner={group.role === 'owner'}
              schools={schools}
              address={address}
              noneChosen={noneChosen}
            />
          )}
          <PageLinks page={address.page} pages={pages} pathOf={(page) => tablePath(group.id, { ...address, page })} />
        </>
      )}
    </>
  )
}
