import { data } from 'react-router'
import { listChanges } from '#app/features/groups/changes/view-change.server.ts'
import { ChangeList } from '#app/features/groups/components/change-list.tsx'
import { GroupHead } from '#app/features/groups/components/group-head.tsx'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import type { Route } from './+types/changes.ts'
import { PRIVATE, requireOwnGroup } from './own-group.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { group, ...member } = await requireOwnGroup(args, GROUPS_POLICY.read)
  return data({ group, changes: await listChanges(member) }, PRIVATE)
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.nav.changes')

export default function Changes({ loaderData: { group, changes } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <GroupHead group={group} title={t('groups.nav.changes')} />
      {changes.length === 0 ? <p>{t('groups.change.none')}</p> : <ChangeList groupId={group.id} changes={changes} />}
    </>
  )
}
