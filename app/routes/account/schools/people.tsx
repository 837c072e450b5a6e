import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { GroupOfSchool } from '#app/features/groups/components/group-of-school.tsx'
import { groupIdSchema } from '#app/features/groups/group.schema.ts'
import { inviteGroup } from '#app/features/groups/people/group-invitations.server.ts'
import { endGroupOfSchool, findGroupOfSchool } from '#app/features/groups/schools/end-management.server.ts'
import { InviteForm, LeaveForm } from '#app/features/school-members/components/member-forms.tsx'
import { InvitationList, MemberList, PeopleFailure } from '#app/features/school-members/components/member-list.tsx'
import { VisitList } from '#app/features/school-members/components/visit-list.tsx'
import { inviteMember } from '#app/features/school-members/invite-member.server.ts'
import { listPeople } from '#app/features/school-members/list-members.server.ts'
import { inviteSchema, leaveSchema, personSchema, revokeSchema } from '#app/features/school-members/member.schema.ts'
import { INVITATION_DAYS } from '#app/features/school-members/member.ts'
import { SCHOOL_MEMBERS_POLICY } from '#app/features/school-members/policy.ts'
import {
  leaveSchool,
  makeOwner,
  removeEditor,
  revokeInvitation,
} from '#app/features/school-members/remove-member.server.ts'
import { listVisits } from '#app/features/schools/membership/admin-visits.server.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/people.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, SCHOOL_MEMBERS_POLICY.read)
  const schoolId = args.params.id
  const [school, found, group] = await Promise.all([
    findOwnSchool(userId, schoolId),
    listPeople({ userId, schoolId }),
    findGroupOfSchool(schoolId),
  ])
  if (!school || !found) throw data(null, { status: 404 })
  const visits = await listVisits(schoolId, 10)
  return data({ school, group: group ?? null, ...found, visits }, { headers: { 'cache-control': 'private, no-store' } })
}

/** Handles the forms of the page, told apart by their intent; the page's address names the school. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const locale = localeOf(new URL(request.url).pathname)
  const done = (message: MessageKey, path = `/account/schools/${params.id}/people`) =>
    redirect(localePath(locale, path), { headers: { 'set-cookie': messageCookie(message) } })
  const member = async () => ({ userId: (await sessionForChange({ context })).userId, schoolId: params.id })
  switch (form.get('intent')) {
    case 'revoke':
      return await submit(form, { schema: revokeSchema }, async ({ invitationId }) => {
        await revokeInvitation(await member(), invitationId)
        return done('message.invitationRevoked')
      })
    case 'remove':
      return await submit(form, { schema: personSchema }, async ({ personId }) => {
        await removeEditor(await member(), personId)
        return done('message.editorRemoved')
      })
    case 'owner':
      return await submit(form, { schema: personSchema }, async ({ personId }) => {
        await makeOwner(await member(), personId)
        return done('message.ownerMade')
      })
    case 'invite-group':
      return await submit(form, { schema: inviteSchema }, async ({ email }) => {
        await inviteGroup({ ...(await member()), locale, visitor: context.get(visitorContext) }, email)
        return done('message.personInvited')
      })
    case 'end-group':
      return await submit(form, { schema: groupIdSchema }, async ({ groupId }) => {
        await endGroupOfSchool(await member(), groupId)
        return done('message.groupEnded')
      })
    case 'leave':
      return await submit(form, { schema: leaveSchema }, async ({ sure }) => {
        await leaveSchool(await member(), { sure: sure === 'on' })
        return done('message.schoolLeft', '/account/schools')
      })
    default:
      return await submit(form, { schema: inviteSchema }, async ({ email }) => {
        await inviteMember({ ...(await member()), locale, visitor: context.get(visitorContext) }, email)
        return done('message.personInvited')
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'own.people')

/** Reloads even after a refusal: another person may have changed the members. */
export const shouldRevalidate = evenAfterRefusal

export default function People({ loaderData }: Route.ComponentProps) {
  const { school, group, people, invitations, self, visits } = loaderData
  const t = useTranslation()
  const isOwner = self.role === 'owner'
  const isLast = isOwner && people.filter(({ role }) => role === 'owner').length === 1
  return (
    <>
      <div>
        <BackLink to={`/account/schools/${school.id}`}>{school.name}</BackLink>
        <h1>{t('own.people')}</h1>
        <p className="mt-2 max-w-measure">{t('people.text')}</p>
      </div>
      <PeopleFailure />
      <div className="sheet p-5 sm:p-6">
        <MemberList people={people} self={self} />
      </div>
      {invitations.length > 0 && (
        <Section id="invitations-title" title={t('people.invitations')}>
          <InvitationList invitations={invitations} />
        </Section>
      )}
      {isOwner && (
        <Section id="invite-title" title={t('people.invite')}>
          <InviteForm text={t('people.invite.text', { days: INVITATION_DAYS })} />
        </Section>
      )}
      <GroupOfSchool group={group} isOwner={isOwner} />
      {visits.length > 0 && (
        <Section id="visits-title" title={t('people.visits')}>
          <VisitList visits={visits} />
        </Section>
      )}
      <Section id="leave-title" title={t('people.leave')}>
        <LeaveForm text={t('people.leave.text')} lastText={isLast ? t('people.leave.last') : null}>
          {t('people.leave.submit')}
        </LeaveForm>
      </Section>
    </>
  )
}
