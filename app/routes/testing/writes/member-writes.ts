import { CLAIMS_POLICY } from '#app/features/claims/policy.ts'
import { EVENTS_POLICY } from '#app/features/events/policy.ts'
import { GROUPS_POLICY } from '#app/features/groups/policy.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { PROFILE_POLICY } from '#app/features/profile-editing/policy.ts'
import { QUESTIONS_POLICY } from '#app/features/questions/policy.ts'
import { SCHOOL_DAY_POLICY } from '#app/features/school-day/policy.ts'
import { MEDIA_POLICY } from '#app/features/school-media/policy.ts'
import { SCHOOL_MEMBERS_POLICY } from '#app/features/school-members/policy.ts'
import { SCHOOLS_POLICY } from '#app/features/schools/policy.ts'
import { exampleEvent } from '../example-event.ts'
import { by, missing, OWN_SCHOOL, type Write } from './write.ts'

const OPEN_DAY = exampleEvent(OWN_SCHOOL)

/** The forms of the pages of a school in the account, and those of groups: nobody belongs to the group of the path. */
export const MEMBER_WRITES: Record<string, Write[]> = {
  '/account/schools': [by(SCHOOLS_POLICY.chooseOwn)('choose', { schoolId: OWN_SCHOOL })],
  '/account/schools/:id': [
    by(PROFILE_POLICY.updateBasics)('basics'),
    by(PROFILE_POLICY.updateContact)('contact'),
    by(PROFILE_POLICY.updateVisibility)('visibility'),
    by(PROFILE_POLICY.updateFees)('fees', { feesYear: '2026' }),
  ],
  '/account/schools/:id/day': [by(SCHOOL_DAY_POLICY.state)('day', { schoolYear: '2026', lunch: 'yes' })],
  '/account/schools/:id/questions/:question': [
    by(QUESTIONS_POLICY.answerForSchool)('school-answer', { text: 'Ja.', language: 'de', version: '0' }),
  ],
  '/account/schools/:id/open-days': [by(EVENTS_POLICY.addOpenDay)('event', { ...OPEN_DAY, version: '0' })],
  '/account/schools/:id/open-days/:event': [
    by(EVENTS_POLICY.changeOpenDay)('event', { ...OPEN_DAY, version: '1' }),
    by(EVENTS_POLICY.deleteOpenDay)('delete'),
  ],
  '/account/schools/:id/images': [
    by(MEDIA_POLICY.delete)('delete', { schoolId: OWN_SCHOOL, mediaId: crypto.randomUUID() }),
  ],
  '/account/schools/:id/decisions': [
    by(MODERATION_POLICY.appealContent)('appeal', { decisionId: crypto.randomUUID(), text: 'X' }),
  ],
  '/account/schools/:id/people': [
    by(SCHOOL_MEMBERS_POLICY.invite)('invite', { email: 'neu@post.example' }),
    by(SCHOOL_MEMBERS_POLICY.revokeInvitation)('revoke', { invitationId: crypto.randomUUID() }),
    by(SCHOOL_MEMBERS_POLICY.removeEditor)('remove', { personId: crypto.randomUUID() }),
    by(SCHOOL_MEMBERS_POLICY.makeOwner)('owner', { personId: crypto.randomUUID() }),
    by(SCHOOL_MEMBERS_POLICY.inviteGroup)('invite-group', { email: 'neu@post.example' }),
    by(SCHOOL_MEMBERS_POLICY.endGroup)('end-group', { groupId: crypto.randomUUID() }),
    by(SCHOOL_MEMBERS_POLICY.leave)('leave'),
  ],
  '/account/school-invitation': [by(SCHOOL_MEMBERS_POLICY.join)('join', { token: 'x' })],
  '/account/groups': [by(GROUPS_POLICY.found)('found', { name: 'XX', country: 'DE' })],
  '/account/group-invitation': [by(GROUPS_POLICY.join)('join-group', { token: 'x' })],
  '/account/groups/:id/edit': [by(GROUPS_POLICY.planChange)('plan', { schools: '1', phone: '1' })],
  '/account/groups/:id/upload': [by(GROUPS_POLICY.planChange)('upload')],
  '/account/groups/:id/changes/:change': [
    by(GROUPS_POLICY.applyChange)('apply'),
    by(GROUPS_POLICY.applyChange)('undo'),
    by(GROUPS_POLICY.applyChange)('discard'),
  ],
  '/account/groups/:id/people': [
    by(GROUPS_POLICY.invite)('invite', { email: 'neu@post.example' }),
    by(GROUPS_POLICY.revokeInvitation)('revoke', { invitationId: crypto.randomUUID() }),
    by(GROUPS_POLICY.remove)('remove', { personId: crypto.randomUUID() }),
    by(GROUPS_POLICY.makeOwner)('owner', { personId: crypto.randomUUID() }),
    by(GROUPS_POLICY.leave)('leave'),
  ],
  '/account/groups/:id/people/:person': [by(GROUPS_POLICY.setRights)('rights', { shown: '1', given: '1' })],
  '/account/groups/:id/claim': [
    missing(CLAIMS_POLICY.claimForGroup)('claim', {
      schools: '1',
      personFunction: 'XX',
      explanation: 'Ich leite den Träger der Schule.',
    }),
  ],
  '/account/groups/:id/end': [by(GROUPS_POLICY.endSchool)('end-school', { schoolId: '1' })],
}
