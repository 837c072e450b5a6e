import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { GroupHead } from '#app/features/groups/components/group-head.tsx'
import { GroupPeople } from '#app/features/groups/components/group-people.tsx'
import { GROUP_INVITATION_DAYS } from '#app/features/groups/group.ts'
import {
  leaveGroup,
  makeGroupOwner,
  removeFromGroup,
  revokeGroupInvitation,
} from '#app/features/groups/people/change-group-people.server.ts'
import { inviteToGroup } from '#app/features/groups/people/group-invitations.server.ts'
import { listGroupInvitations, listGroupPeople } from '#app/features/groups/people/list-group-people.server.ts'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { InviteForm, LeaveForm } from '#app/features/school-members/components/member-forms.tsx'
import { InvitationList, PeopleFailure } from '#app/features/school-members/components/member-list.tsx'
import { inviteSchema, leaveSchema, personSchema, revokeSchema } from '#app/features/school-members/member.schema.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import type { MessageKey } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/people.ts'
import { leadTo } from './group-page.server.ts'
import { PRIVATE, requireOwnGroup } from './own-group.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId, group } = await requireOwnGroup(args, GROUPS_POLICY.read)
  const [people, invitations] = await Promise.all([
    listGroupPeople(group.id),
    group.role === 'owner' ? listGroupInvitations(group.id) : [],
  ])
  return data({ group, userId, people, invitations }, PRIVATE)
}

/** Handles the forms of the page, told apart by their intent; the page's address names the group. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const done = (message: MessageKey, path = `/account/groups/${params.id}/people`) => leadTo(request, path, message)
  const member = async () => ({ userId: (await sessionForChange({ context })).userId, groupId: params.id })
  switch (form.get('intent')) {
    case 'revoke':
      return await submit(form, { schema: revokeSchema }, async ({ invitationId }) => {
        await revokeGroupInvitation(await member(), invitationId)
        return done('message.invitationRevoked')
      })
    case 'remove':
      return await submit(form, { schema: personSchema }, async ({ personId }) => {
        await removeFromGroup(await member(), personId)
        return done('message.editorRemoved')
      })
    case 'owner':
      return await submit(form, { schema: personSchema }, async ({ personId }) => {
        await makeGroupOwner(await member(), personId)
        return done('message.ownerMade')
      })
    case 'leave':
      return await submit(form, { schema: leaveSchema }, async ({ sure }) => {
        await leaveGroup(await member(), { sure: sure === 'on' })
        return done('message.groupLeft', '/account/groups')
      })
    default:
      return await submit(form, { schema: inviteSchema }, async ({ email }) => {
        const locale = localeOf(new URL(request.url).pathname)
        await inviteToGroup({ ...(await member()), locale, visitor: context.get(visitorContext) }, email)
        return done('message.personInvited')
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'groups.nav.people')

/** Reloads even after a refusal: another person may have changed the people. */
export const shouldRevalidate = evenAfterRefusal

export default function People({ loaderData: { group, userId, people, invitations } }: Route.ComponentProps) {
  const t = useTranslation()
  const isOwner = group.role === 'owner'
  const isLast = isOwner && people.filter(({ role }) => role === 'owner').length === 1
  return (
    <>
      <GroupHead group={group} title={t('groups.nav.people')} />
      <p className="max-w-measure">{t('groups.people.text')}</p>
      <PeopleFailure />
      <div className="sheet p-5 sm:p-6">
        <GroupPeople group={group} people={people} self={userId} />
      </div>
      {invitations.length > 0 && (
        <Section id="invitations-title" title={t('people.invitations')}>
          <InvitationList invitations={invitations} />
        </Section>
      )}
      {isOwner && (
        <Section id="invite-title" title={t('groups.people.invite')}>
          <InviteForm text={t('groups.people.inviteText', { days: GROUP_INVITATION_DAYS })} />
        </Section>
      )}
      <Section id="leave-title" title={t('groups.people.leave')}>
        <LeaveForm text={t('groups.people.leaveText')} lastText={isLast ? t('groups.people.leaveLast') : null}>
          {t('groups.people.leave')}
        </LeaveForm>
      </Section>
    </>
  )
}
