import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { planChange } from '#app/features/groups/changes/plan-change.server.ts'
import { listWritable } from '#app/features/groups/changes/read-values.server.ts'
import { EditForm } from '#app/features/groups/components/edit-form.tsx'
import { GroupHead } from '#app/features/groups/components/group-head.tsx'
import { changeFormSchema } from '#app/features/groups/group.schema.ts'
import { MAX_SCHOOLS_AT_ONCE } from '#app/features/groups/group.ts'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { readTableAddress, tablePath } from '#app/features/groups/schools/table-address.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import type { Route } from './+types/edit-schools.ts'
import { leadTo } from './group-page.server.ts'
import { PRIVATE, requireOwnGroup } from './own-group.server.ts'

/**
 * `?school=` names each chosen school, `?all=1` means every school that the person may edit; without either it
 * redirects back.
 */
export async function loader(args: Route.LoaderArgs) {
  const { group, ...member } = await requireOwnGroup(args, GROUPS_POLICY.planChange)
  const query = new URL(args.request.url).searchParams
  if (!query.has('all') && !query.has('school')) {
    const table = tablePath(group.id, readTableAddress(query), true)
    throw redirect(localePath(localeOf(new URL(args.request.url).pathname), table))
  }
  const schools = await listWritable(member, query.has('all') ? undefined : query.getAll('school'))
  return data({ group, schools: schools.slice(0, MAX_SCHOOLS_AT_ONCE) }, PRIVATE)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: changeFormSchema }, async ({ schools, values }) => {
    const { userId } = await sessionForChange({ context })
    const asked = schools.map((school, index) => ({ line: index + 1, school, values }))
    const id = await planChange({ userId, groupId: params.id }, asked, null)
    return leadTo(request, `/account/groups/${params.id}/changes/${id}`)
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.edit.title')

export default function EditSchools({ loaderData: { group, schools } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <GroupHead group={group} title={t('groups.edit.title')} />
      {schools.length === 0 ? <p>{t('groups.table.noMatch')}</p> : <EditForm schools={schools} />}
    </>
  )
}
