import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, tokenIn, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { audited, mails, removeCases } from '#app/features/moderation/testing/cases.ts'
import { findSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import { updateVisibility } from '#app/features/profile-editing/update-visibility.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { acceptInvitation, findInvitation } from './accept-invitation.server.ts'
import { invitationData } from './invitation-data.server.ts'
import { inviteMember } from './invite-member.server.ts'
import { listPeople } from './list-members.server.ts'
import { MAX_INVITATIONS, MAX_MEMBERS } from './member.ts'
import { leaveSchool, makeOwner, removeEditor, revokeInvitation } from './remove-member.server.ts'

const FRIEND = 'friend@post.example'
let owner: string
let editor: string
let stranger: string
const as = (userId: string) => ({ userId, schoolId: 'a', locale: 'fr' as const, visitor })
const roles = async () =>
  (await db().selectFrom('school_members').select(['user_id', 'role']).where('school_id', '=', 'a').execute())
    .map(({ user_id, role }) => `${{ [owner]: 'owner', [editor]: 'editor' }[user_id] ?? 'other'}: ${role}`)
    .sort()
const tokenOfMail = async () => tokenIn((await waitingMails())[0]?.props.url)
const run = (user_id: string, role: string) =>
  db().insertInto('school_members').values({ school_id: 'a', user_id, role }).execute()

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', name: 'Schule am See' }), schoolRow({ id: 'b' })])
    .execute()
  owner = (await makeAccount({ email: 'owner@post.example' })).id
  editor = (await makeAccount({ email: 'editor@post.example' })).id
  stranger = (await makeAccount()).id
  await run(owner, 'owner')
  await run(editor, 'editor')
})
afterEach(removeCases)

test('an owner invites; the person accepts with the address it was sent to; every owner hears of it', async () => {
  await inviteMember(as(owner), FRIEND)
  expect(await waitingMails()).toMatchObject([
    {
      template: 'school-invitation',
      to: FRIEND,
      locale: 'fr',
      props: { school: 'Schule am See', inviter: 'owner@post.example' },
    },
  ])
  const token = await tokenOfMail()
  const friend = (await makeAccount({ email: FRIEND })).id
  expect(await findInvitation(friend, token)).toMatchObject({ school: { id: 'a' } })
  expect(await acceptInvitation(friend, token)).toBe('a')
  expect(await roles()).toEqual(['editor: editor', 'other: editor', 'owner: owner'])
  expect(await mails()).toEqual([
    `school-invitation ${FRIEND}`,
    `school-people ${FRIEND}`,
    'school-people owner@post.example',
  ])
  expect(await audited()).toEqual(expect.arrayContaining(['people.invited', 'people.joined']))
  await expect(acceptInvitation(friend, token)).rejects.toMatchObject({ code: 'link_used' })
})

test('the token is not kept, only its hash', async () => {
  await inviteMember(as(owner), FRIEND)
  const rows = await db().selectFrom('member_invitations').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(await tokenOfMail())
})

test('a link that was passed on does not work, and is not used up by trying', async () => {
  await inviteMember(as(owner), FRIEND)
  const token = await tokenOfMail()
  expect(await findInvitation(stranger, token)).toBe('other')
  await expect(acceptInvitation(stranger, token)).rejects.toMatchObject({ code: 'invitation_not_yours' })
  const { id } = await makeAccount({ email: FRIEND })
  await db().updateTable('users').set({ email_verified: false }).where('id', '=', id).execute()
  await expect(acceptInvitation(id, token)).rejects.toMatchObject({ code: 'invitation_not_yours' })
  await db().updateTable('users').set({ email_verified: true }).where('id', '=', id).execute()
  expect(await acceptInvitation(id, token)).toBe('a')
})

test('after seven days, when taken back, or after a new one the link ends', async () => {
  await inviteMember(as(owner), FRIEND)
  const first = await tokenOfMail()
  await inviteMember(as(owner), FRIEND)
  const { id } = await makeAccount({ email: FRIEND })
  expect(await findInvitation(id, first)).toBeNull()
  const token = await tokenOfMail()
  const [invitation] = (await listPeople(as(owner)))?.invitations ?? []
  expect(invitation!.expiresAt.getTime() - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  await revokeInvitation({ userId: owner, schoolId: 'a' }, invitation!.id)
  await expect(acceptInvitation(id, token)).rejects.toMatchObject({ code: 'link_used' })
  await inviteMember(as(owner), FRIEND)
  await db()
    .updateTable('member_invitations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  await expect(acceptInvitation(id, await tokenOfMail())).rejects.toMatchObject({ code: 'link_used' })
  expect([await removeExpired('member_invitations'), await removeExpired('member_invitations')]).toEqual([1, 0])
})

test('editors and strangers neither invite nor remove nor promote', async () => {
  await inviteMember(as(owner), FRIEND)
  const [invitation] = (await listPeople(as(owner)))?.invitations ?? []
  for (const [userId, code] of [
    [editor, 'not_allowed'],
    [stranger, 'school_not_yours'],
  ] as const) {
    const who = { userId, schoolId: 'a' }
    await expect(inviteMember(as(userId), 'x@post.example')).rejects.toMatchObject({ code })
    await expect(revokeInvitation(who, invitation!.id)).rejects.toMatchObject({ code })
    await expect(removeEditor(who, editor)).rejects.toMatchObject({ code })
    await expect(makeOwner(who, userId)).rejects.toMatchObject({ code })
  }
  await expect(removeEditor({ userId: owner, schoolId: 'b' }, editor)).rejects.toMatchObject({
    code: 'school_not_yours',
  })
  expect(await roles()).toEqual(['editor: editor', 'owner: owner'])
  expect((await listPeople(as(editor)))?.invitations).toEqual([])
  expect(await listPeople(as(stranger))).toBeUndefined()
})

test('an invitation of another school is not taken back', async () => {
  await inviteMember(as(owner), FRIEND)
  await db().insertInto('school_members').values({ school_id: 'b', user_id: stranger, role: 'owner' }).execute()
  const [invitation] = (await listPeople(as(owner)))?.invitations ?? []
  await revokeInvitation({ userId: stranger, schoolId: 'b' }, invitation!.id)
  expect((await listPeople(as(owner)))?.invitations).toHaveLength(1)
})

test('an owner removes an editor, whose open form then saves nothing; both hear of it', async () => {
  const { seen } = (await findSelfReported(editor, 'a'))!
  await removeEditor({ userId: owner, schoolId: 'a' }, editor)
  const save = updateVisibility(
    { userId: editor, schoolId: 'a' },
    { seen: seen.visibility, showInSearch: false, showContact: false, showReviews: false },
  )
  await expect(save).rejects.toMatchObject({ code: 'school_not_yours' })
  expect(await mails()).toEqual(['school-people editor@post.example', 'school-people owner@post.example'])
  await expect(removeEditor({ userId: owner, schoolId: 'a' }, editor)).rejects.toMatchObject({ code: 'person_gone' })
})

test('owners are not removed by others; an editor becomes an owner once', async () => {
  await makeOwner({ userId: owner, schoolId: 'a' }, editor)
  expect(await roles()).toEqual(['editor: owner', 'owner: owner'])
  await expect(removeEditor({ userId: owner, schoolId: 'a' }, editor)).rejects.toMatchObject({ code: 'person_gone' })
  await expect(makeOwner({ userId: owner, schoolId: 'a' }, editor)).rejects.toMatchObject({ code: 'person_gone' })
})

test('the last owner leaves only when sure; with them the verification ends', async () => {
  await db().insertInto('school_profiles').values({ school_id: 'a', verified_at: new Date() }).execute()
  await expect(leaveSchool({ userId: owner, schoolId: 'a' }, { sure: false })).rejects.toMatchObject({
    code: 'last_owner',
  })
  await leaveSchool({ userId: owner, schoolId: 'a' }, { sure: true })
  expect(await roles()).toEqual(['editor: editor'])
  expect(await db().selectFrom('school_profiles').select('verified_at').executeTakeFirst()).toEqual({
    verified_at: null,
  })
})

test('two owners who leave at once do not both get through unasked', async () => {
  await makeOwner({ userId: owner, schoolId: 'a' }, editor)
  const left = await Promise.allSettled(
    [owner, editor].map((userId) => leaveSchool({ userId, schoolId: 'a' }, { sure: false })),
  )
  expect(left.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('twenty people and twenty open invitations are the most, also when all ask at once', async () => {
  await expect(inviteMember(as(owner), 'editor@post.example')).rejects.toMatchObject({ code: 'already_operator' })
  for (let at = 0; at < MAX_INVITATIONS - 1; at++) await inviteMember(as(owner), `p${at}@post.example`)
  const asked = await Promise.allSettled(['x', 'y', 'z'].map((name) => inviteMember(as(owner), `${name}@post.example`)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [waiting] = (await listPeople(as(owner)))?.invitations ?? []
  const invited = await makeAccount({ email: waiting!.email })
  for (let at = 2; at < MAX_MEMBERS; at++) await run((await makeAccount()).id, 'editor')
  const { rows } = { rows: await waitingMails() }
  const token = tokenIn(rows.find(({ to }) => to === waiting!.email)?.props.url)
  await expect(acceptInvitation(invited.id, token)).rejects.toMatchObject({ code: 'people_full' })
})

test('invitations are part of what a person can take along, and go with the account', async () => {
  await inviteMember(as(owner), FRIEND)
  const { id } = await makeAccount({ email: FRIEND })
  expect(await invitationData.read(id)).toMatchObject([{ school_id: 'a', email: FRIEND }])
  await db()
    .transaction()
    .execute((trx) => invitationData.erase!(trx, id))
  expect(await invitationData.read(id)).toEqual([])
})
