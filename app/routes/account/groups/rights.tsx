import { data, Form } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { GroupHead } from '#app/features/groups/components/group-head.tsx'
import { rightsSchema } from '#app/features/groups/group.schema.ts'
import { setRights } from '#app/features/groups/people/change-group-people.server.ts'
import { listGroupPeople } from '#app/features/groups/people/list-group-people.server.ts'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { listRights } from '#app/features/groups/schools/list-group-schools.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import type { Route } from './+types/rights.ts'
import { leadTo, pageOf } from './group-page.server.ts'
import { PRIVATE, requireOwnGroup } from './own-group.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId, group } = await requireOwnGroup(args, GROUPS_POLICY.setRights)
  const person = (await listGroupPeople(group.id)).find(
    ({ id, role }) => id === args.params.person && role === 'editor',
  )
  if (!person) throw data(null, { status: 404 })
  const page = pageOf(args.request)
  return data({ group, person, page, ...(await listRights({ userId, groupId: group.id }, person.id, page)) }, PRIVATE)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: rightsSchema }, async (rights) => {
    const { userId } = await sessionForChange({ context })
    await setRights({ userId, groupId: params.id }, params.person, rights)
    const page = pageOf(request)
    const here = `/account/groups/${params.id}/people/${params.person}`
    return leadTo(request, page === 1 ? here : `${here}?page=${page}`, 'message.rightsSaved')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.people.rights')

export default function Rights({ loaderData: { group, person, page, schools, pages } }: Route.ComponentProps) {
  const t = useTranslation()
  const { form, failure } = useSubmission('rights')
  return (
    <>
      <GroupHead group={group} title={t('groups.people.rightsOf', { person: person.name || person.email })} />
      <p className="max-w-measure">{t('groups.rights.text')}</p>
      <Form {...form} key={page} className="sheet grid gap-4 p-5 sm:p-6">
        <FormFailure failure={failure} />
        <ul className="grid gap-1">
          {schools.map(({ id, name, city, given, ownRight }) => (
            <li key={id}>
              <input type="hidden" name="shown" value={id} />
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="given"
                  value={id}
                  defaultChecked={given}
                  disabled={ownRight}
                  className="size-5 flex-none accent-board"
                />
                <span className="wrap-anywhere">
                  {[name, city].filter(Boolean).join(', ')}
                  {ownRight && <span className="text-ink-soft"> ({t('groups.rights.own')})</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <SubmitButton intent="rights" busy={t('account.busy')} className="justify-self-start">
          {t('groups.rights.save')}
        </SubmitButton>
      </Form>
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(number) => `/account/groups/${group.id}/people/${person.id}?page=${number}`}
      />
    </>
  )
}
