import { data, Form } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { GroupHead } from '#app/features/groups/components/group-head.tsx'
import { schoolSchema } from '#app/features/groups/group.schema.ts'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { endSchoolOfGroup } from '#app/features/groups/schools/end-management.server.ts'
import { findGroupSchool } from '#app/features/groups/schools/list-group-schools.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/end-school.ts'
import { leadTo } from './group-page.server.ts'
import { PRIVATE, requireOwnGroup } from './own-group.server.ts'

/** Asks for confirmation before the group gives up a school. */
export async function loader(args: Route.LoaderArgs) {
  const { group } = await requireOwnGroup(args, GROUPS_POLICY.endSchool)
  const school = await findGroupSchool(group.id, new URL(args.request.url).searchParams.get('school') ?? '')
  return data({ group, school: school ?? null }, PRIVATE)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: schoolSchema }, async ({ schoolId }) => {
    const { userId } = await sessionForChange({ context })
    await endSchoolOfGroup({ userId, groupId: params.id }, schoolId)
    return leadTo(request, `/account/groups/${params.id}`, 'message.groupEnded')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.table.end')

export default function EndSchool({ loaderData: { group, school } }: Route.ComponentProps) {
  const t = useTranslation()
  const { form, failure } = useSubmission('end-school')
  return (
    <>
      <GroupHead group={group} title={t('groups.table.end')} />
      {school ? (
        <Section id="end" title={t('groups.table.endOf', { school: school.name })} gap={4}>
          <p className="max-w-measure">{t('groups.end.text')}</p>
          <Form {...form} className="flex flex-wrap gap-3">
            <FormFailure failure={failure} />
            <input type="hidden" name="schoolId" value={school.id} />
            <SubmitButton intent="end-school" variant="danger" busy={t('account.busy')}>
              {t('groups.table.end')}
            </SubmitButton>
            <Link to={`/account/groups/${group.id}`} className={button('plain')}>
              {t('own.cancel')}
            </Link>
          </Form>
        </Section>
      ) : (
        <p>{t('groups.table.noMatch')}</p>
      )}
    </>
  )
}
