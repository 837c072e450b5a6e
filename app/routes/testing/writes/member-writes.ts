import type { Write } from './account-writes.ts'

const by =
  (may: Write['may']) =>
  (intent: string, fields: Record<string, string> = {}): Write => ({ form: { intent, ...fields }, may })
const owner = by('owner')
const operator = by('operator')

/**
 * The forms about who manages a school: members and groups. Nobody belongs to the group in these paths, so its forms
 * have no effect.
 */
export const MEMBER_WRITES: Record<string, Write[]> = {
  '/account/schools/:id/people': [
    operator('invite', { email: 'neu@post.example' }),
    operator('revoke', { invitationId: crypto.randomUUID() }),
    operator('remove', { personId: crypto.randomUUID() }),
    operator('owner', { personId: crypto.randomUUID() }),
    operator('invite-group', { email: 'neu@post.example' }),
    operator('end-group', { groupId: crypto.randomUUID() }),
    operator('leave'),
  ],
  '/account/school-invitation': [owner('join', { token: 'x' })],
  '/account/groups': [owner('found', { name: 'XX', country: 'DE' })],
  '/account/group-invitation': [owner('join-group', { token: 'x' })],
  '/account/groups/:id/edit': [owner('plan', { schools: '1', phone: '1' })],
  '/account/groups/:id/upload': [owner('upload')],
  '/account/groups/:id/changes/:change': [owner('apply'), owner('undo'), owner('discard')],
  '/account/groups/:id/people': [
    owner('invite', { email: 'neu@post.example' }),
    owner('revoke', { invitationId: crypto.randomUUID() }),
    owner('remove', { personId: crypto.randomUUID() }),
    owner('owner', { personId: crypto.randomUUID() }),
    owner('leave'),
  ],
  '/account/groups/:id/people/:person': [owner('rights', { shown: '1', given: '1' })],
  '/account/groups/:id/claim': [
    owner('claim', { schools: '1', personFunction: 'XX', explanation: 'Ich leite den Träger der Schule.' }),
  ],
  '/account/groups/:id/end': [owner('end-school', { schoolId: '1' })],
}
