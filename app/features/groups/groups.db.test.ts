import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts, tokenIn, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { makeOwner as makeContact } from '#app/features/claims/testing/claims.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { findSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import { saveText } from '#app/features/profile-editing/texts/save-text.server.ts'
import { listPeople } from '#app/features/school-members/list-members.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { foundGroup } from './found-group.server.ts'
import { MAX_GROUPS } from './group.ts'
import { findOwnGroup, listOwnGroups } from './list-own-groups.server.ts'
import { acceptGroupInvitation, findGroupInvitation } from './people/accept-group-invitation.server.ts'
import { leaveGroup, makeGroupOwner, removeFromGroup, setRights } from './people/change-group-people.server.ts'
import { inviteGroup, inviteToGroup } from './people/group-invitations.server.ts'
import { endGroupOfSchool, endSchoolOfGroup, findGroupOfSchool } from './schools/end-management.server.ts'
import { listGroupSchools } from './schools/list-group-schools.server.ts'
import { makeGroup, makeGroupEditor, rightsAt } from './testing/groups.ts'

const inviting = { locale: 'fr' as const, visitor }
const mails = async () => (await waitingMails()).map(({ template, to }) => `${template} ${to}`).sort()
const tokenTo = async (email: string) => tokenIn((await waitingMails()).find(({ to }) => to === email)?.props.url)

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(['a', 'b', 'c'].map((id) => schoolRow({ id, name: `Schule ${id}`, country: 'DE' })))
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('school_groups').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

test('a new group has no right anywhere; an account founds five at most', async () => {
  const { id: userId } = await makeAccount()
  for (let count = 0; count < MAX_GROUPS; count++) await foundGroup({ userId, visitor }, { name: 'XX', country: 'FR' })
  const more = foundGroup({ userId, visitor }, { name: 'XX', country: 'FR' })
  await expect(more).rejects.toMatchObject({ code: expect.stringMatching(/groups_full|too_many_attempts/) })
  expect(await listOwnGroups(userId)).toHaveLength(MAX_GROUPS)
  expect(await rightsAt('a')).toEqual([])
})

test('nobody founds a group before the address is confirmed', async () => {
  const { id: userId } = await makeAccount()
  await db().updateTable('users').set({ email_verified: false }).where('id', '=', userId).execute()
  const founded = foundGroup({ userId, visitor }, { name: 'XX', country: 'FR' })
  await expect(founded).rejects.toMatchObject({ kind: 'forbidden', code: 'not_allowed' })
  expect(await listOwnGroups(userId)).toEqual([])
})

test('an account founds five groups a day, also when it leaves them', async () => {
  const { id: userId } = await makeAccount()
  for (let count = 0; count < 5; count++) {
    await foundGroup({ userId, visitor }, { name: 'XX', country: 'FR' })
    await db().deleteFrom('school_groups').execute()
  }
  const more = foundGroup({ userId, visitor }, { name: 'XX', country: 'FR' })
  await expect(more).rejects.toMatchObject({ code: 'too_many_attempts' })
})

describe('a school and its group', () => {
  test('a main contact invites, the group accepts, both are told, and the contact keeps all rights', async () => {
    const contact = await makeContact('a')
    const group = await makeGroup([])
    await inviteGroup({ userId: contact.id, schoolId: 'a', ...inviting }, group.email)
    const token = await tokenTo(group.email)
    expect(await findGroupInvitation(group.userId, token)).toMatchObject({ school: 'Schule a', group: null })
    expect(await findGroupInvitation(contact.id, token)).toBe('other')
    await acceptGroupInvitation(group.userId, token, group.groupId)
    expect(await rightsAt('a')).toEqual([
      { userId: contact.id, role: 'owner', byGroup: false },
      { userId: group.userId, role: 'editor', byGroup: true },
    ])
    expect(await mails()).toEqual([
      `group-school-invitation ${group.email}`,
      ...[contact.email, group.email].map((to) => `school-group ${to}`).sort(),
    ])
    expect((await listPeople({ userId: contact.id, schoolId: 'a' }))?.people).toMatchObject([
      { group: null },
      { group: 'Schulwerk Nord' },
    ])
    await expect(acceptGroupInvitation(group.userId, token, group.groupId)).rejects.toMatchObject({ code: 'link_used' })
  })

  test('editors of the school, strangers and editors of the group neither invite, accept nor end', async () => {
    const contact = await makeContact('a')
    const editor = await makeContact('a', 'editor')
    const group = await makeGroup([])
    const colleague = await makeGroupEditor(group.groupId)
    const invite = (userId: string) => inviteGroup({ userId, schoolId: 'a', ...inviting }, colleague.email)
    await expect(invite(editor.id)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(invite(group.userId)).rejects.toMatchObject({ code: 'school_not_yours' })
    await invite(contact.id)
    const accept = acceptGroupInvitation(colleague.userId, await tokenTo(colleague.email), group.groupId)
    await expect(accept).rejects.toMatchObject({ code: 'not_allowed' })
    await acceptGroupInvitation(...(await acceptance(contact.id, group)))
    const end = (userId: string) => endGroupOfSchool({ userId, schoolId: 'a' }, group.groupId)
    await expect(end(editor.id)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(end(group.userId)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(endSchoolOfGroup(colleague, 'a')).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(endSchoolOfGroup({ ...group, userId: contact.id }, 'a')).rejects.toMatchObject({
      code: 'group_unknown',
    })
    expect(await findGroupOfSchool('a')).toMatchObject({ id: group.groupId })
  })

  const acceptance = async (userId: string, group: { userId: string; groupId: string; email: string }) => {
    await inviteGroup({ userId, schoolId: 'a', ...inviting }, group.email)
    return [group.userId, await tokenTo(group.email), group.groupId] as const
  }

  test('either side ends it: the rights that the group gave go, also those of people in a hurry', async () => {
    const contact = await makeContact('a')
    const group = await makeGroup(['a', 'b'])
    const colleague = await makeGroupEditor(group.groupId)
    await setRights(group, colleague.userId, { shown: ['a', 'b'], given: ['a', 'b'] })
    await Promise.allSettled([
      endGroupOfSchool({ userId: contact.id, schoolId: 'a' }, group.groupId),
      setRights(group, colleague.userId, { shown: ['a'], given: ['a'] }),
    ])
    expect((await rightsAt('a')).map(({ userId }) => userId)).toEqual([contact.id])
    await endSchoolOfGroup(group, 'b')
    expect(await rightsAt('b')).toEqual([])
    await expect(endSchoolOfGroup(group, 'b')).rejects.toMatchObject({ code: 'group_unknown' })
    expect((await mails()).filter((mail) => mail.startsWith('school-group'))).toHaveLength(3)
  })

  test('a school has one group; an invitation ends with the rights of its sender', async () => {
    const contact = await makeContact('a')
    const [first, second] = [await makeGroup(['a']), await makeGroup([])]
    const invite = () => inviteGroup({ userId: contact.id, schoolId: 'a', ...inviting }, second.email)
    await expect(invite()).rejects.toMatchObject({ code: 'school_in_group' })
    await endSchoolOfGroup(first, 'a')
    await invite()
    const token = await tokenTo(second.email)
    await db().updateTable('school_members').set({ role: 'editor' }).execute()
    expect(await findGroupInvitation(second.userId, token)).toBeNull()
    await db()
      .updateTable('group_invitations')
      .set({ expires_at: new Date(0) })
      .execute()
    expect([await removeExpired('group_invitations'), await removeExpired('group_invitations')]).toEqual([1, 0])
  })
})

describe('the people of a group', () => {
  test('owners work on every school, editors on those that they are given', async () => {
    const group = await makeGroup(['a'])
    await inviteToGroup({ ...group, ...inviting }, 'neu@post.example')
    const { id: userId } = await makeAccount({ email: 'neu@post.example' })
    await acceptGroupInvitation(userId, await tokenTo('neu@post.example'), undefined)
    expect(await findSelfReported(userId, 'a')).toBeUndefined()
    await setRights(group, userId, { shown: ['a', 'b'], given: ['a', 'b'] })
    expect(await findSelfReported(userId, 'a')).toBeDefined()
    // A school of somebody else is not the group's to give.
    expect(await findSelfReported(userId, 'b')).toBeUndefined()
    await setRights(group, userId, { shown: ['a'], given: [] })
    expect(await findSelfReported(userId, 'a')).toBeUndefined()
    await makeGroupOwner(group, userId)
    expect(await findSelfReported(userId, 'a')).toBeDefined()
    await expect(setRights(group, userId, { shown: ['a'], given: [] })).rejects.toMatchObject({ code: 'person_gone' })
  })

  test('who is a member in their own right stays one, whatever the group does', async () => {
    const contact = await makeContact('a')
    const group = await makeGroup(['a'])
    await db()
      .insertInto('group_people')
      .values({ group_id: group.groupId, user_id: contact.id, role: 'editor' })
      .execute()
    await setRights(group, contact.id, { shown: ['a'], given: [] })
    await removeFromGroup(group, contact.id)
    expect(await rightsAt('a')).toContainEqual({ userId: contact.id, role: 'owner', byGroup: false })
  })

  test('editors and strangers change nothing and see no other group', async () => {
    const group = await makeGroup(['a'])
    const editor = await makeGroupEditor(group.groupId)
    const stranger = { ...(await makeGroup(['b'])), groupId: group.groupId }
    for (const [member, code] of [
      [editor, 'not_allowed'],
      [stranger, 'group_unknown'],
    ] as const) {
      await expect(setRights(member, editor.userId, { shown: ['a'], given: ['a'] })).rejects.toMatchObject({ code })
      await expect(makeGroupOwner(member, editor.userId)).rejects.toMatchObject({ code })
      await expect(removeFromGroup(member, editor.userId)).rejects.toMatchObject({ code })
      await expect(inviteToGroup({ ...member, ...inviting }, 'x@post.example')).rejects.toMatchObject({ code })
    }
    expect(await findOwnGroup(stranger.userId, group.groupId)).toBeUndefined()
    expect(await findOwnGroup(group.userId, 'x')).toBeUndefined()
  })

  test('the rights of who leaves end; the last owner is asked, and the group ends with them', async () => {
    const group = await makeGroup(['a'])
    const editor = await makeGroupEditor(group.groupId)
    await setRights(group, editor.userId, { shown: ['a'], given: ['a'] })
    await leaveGroup(editor, { sure: false })
    expect((await rightsAt('a')).map(({ userId }) => userId)).toEqual([group.userId])
    await expect(leaveGroup(group, { sure: false })).rejects.toMatchObject({ code: 'group_last_owner' })
    await leaveGroup(group, { sure: true })
    expect(await rightsAt('a')).toEqual([])
    expect(await findGroupOfSchool('a')).toBeUndefined()
  })
})

test('a group gives no premium function to a school without premium', async () => {
  const group = await makeGroup(['a', 'b'])
  await db().insertInto('premium_grants').values({ school_id: 'b', reason: 'test' }).execute()
  const save = (schoolId: string) =>
    saveText({ userId: group.userId, schoolId }, { section: 'awards', language: 'de', seen: 'x', text: 'Lang.' })
  await expect(save('a')).rejects.toMatchObject({ code: 'premium_required' })
  await expect(save('b')).rejects.toMatchObject({ code: 'text_changed' })
})

test('the table tells what each school needs, and is ordered, searched and paged', async () => {
  const group = await makeGroup(['a', 'b', 'c'])
  await db().insertInto('premium_grants').values({ school_id: 'b', reason: 'test' }).execute()
  await db()
    .insertInto('school_texts')
    .values({ school_id: 'b', section: 'summary', language: 'de', text: 'Kurz.' })
    .execute()
  await db()
    .insertInto('reviews')
    .values([reviewRow({ school_id: 'c' }), reviewRow({ school_id: 'c' })])
    .execute()
  const ids = async (asked: object) =>
    (await listGroupSchools(group, { order: 'name', down: false, page: 1, text: '', ...asked })).schools.map(
      ({ id }) => id,
    )
  expect(await ids({})).toEqual(['a', 'b', 'c'])
  expect((await ids({ order: 'completion', down: true }))[0]).toBe('b')
  expect((await ids({ order: 'reviews', down: true }))[0]).toBe('c')
  expect((await ids({ order: 'premium', down: true }))[0]).toBe('b')
  expect(await ids({ text: 'SCHULE B' })).toEqual(['b'])
  expect(await ids({ page: 2 })).toEqual([])
  const editor = await makeGroupEditor(group.groupId)
  const { schools } = await listGroupSchools(editor, { order: 'name', down: false, page: 1, text: '' })
  expect(schools.map(({ mayWrite }) => mayWrite)).toEqual([false, false, false])
})
