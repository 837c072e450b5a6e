import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeAccount, removeAccounts, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { makeGroup, makeGroupEditor, rightsAt } from '#app/features/groups/testing/groups.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { answerClaim } from '../submit/answer-claim.server.ts'
import { claimForGroup } from '../submit/claim-for-group.server.ts'
import { findClaimOfOwnSchool, findOwnClaim } from '../submit/read-own-claims.server.ts'
import { evidence, filesToGo, makeDecider, makeOwner } from '../testing/claims.ts'
import { decideClaim } from './decide-claim.server.ts'
import { viewClaim } from './view-claim.server.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'group-claims-'))
const store = new FileSystemStorage(folder)
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

let group: Awaited<ReturnType<typeof makeGroup>>
const claim = (named: string[], member = group) => claimForGroup({ ...member, visitor }, named, evidence())
const mails = async () => (await waitingMails()).map(({ template, to }) => `${template} ${to}`).sort()
const managed = async () =>
  (await db().selectFrom('group_schools').select('school_id').orderBy('school_id').execute()).map(
    ({ school_id }) => school_id,
  )

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(['a', 'b', 'c'].map((id) => schoolRow({ id, name: `Schule ${id}`, country: 'DE' })))
    .execute()
  await db().insertInto('school_codes').values({ source: 'de-nrw', code: '166704', school_id: 'b' }).execute()
  group = await makeGroup([])
})
afterEach(async () => {
  await db().deleteFrom('school_groups').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})
afterAll(() => fs.rm(folder, { recursive: true }))

test('schools are named by address, id or number; the team gives some of them, with the reason for the others', async () => {
  const id = await claim(['https://aulario.example/fr/schools/a?x=1', '166704', 'c', 'a'])
  const moderator = await makeDecider()
  expect(await viewClaim(moderator, id)).toMatchObject({
    group: 'Schulwerk Nord',
    claimed: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  })
  const decide = (schools: string[], reason: string) =>
    decideClaim(moderator, id, { outcome: 'group', reason, schools })
  await expect(decide([], 'Nein.')).rejects.toMatchObject({ code: 'claim_schools' })
  await expect(decide(['a'], '')).rejects.toMatchObject({ code: 'claim_reason' })
  await decide(['a', 'b', 'x'], 'Schule c hat einen anderen Träger.')
  expect(await managed()).toEqual(['a', 'b'])
  expect(await rightsAt('a')).toEqual([{ userId: group.userId, role: 'editor', byGroup: true }])
  expect(await findOwnClaim(group.userId, id)).toMatchObject({
    state: 'approved',
    name: 'Schulwerk Nord',
    groupId: group.groupId,
  })
  expect(await mails()).toEqual([`group-claim-approved ${group.email}`])
  expect(await filesToGo()).toHaveLength(1)
  await expect(decide(['c'], 'x')).rejects.toMatchObject({ code: 'already_decided' })
})

test('a refusal needs no choice of schools, tells the reason, and leaves the way open for a better claim', async () => {
  const id = await claim(['a'])
  await decideClaim(await makeDecider(), id, { outcome: 'refused', reason: 'Kein Briefkopf.' })
  expect(await managed()).toEqual([])
  expect((await waitingMails())[0]).toMatchObject({
    template: 'group-claim-refused',
    props: { reason: 'Kein Briefkopf.' },
  })
  await claim(['a'])
})

test('main contacts are told, may answer, and an admin decides; they keep their rights', async () => {
  const contact = await makeOwner('a')
  const id = await claim(['a', 'b'])
  expect(await mails()).toEqual([`owner-claim-opened ${contact.email}`])
  expect(await findClaimOfOwnSchool(contact.id, id)).toMatchObject({ claimant: group.email })
  await answerClaim({ userId: contact.id, claimId: id, text: 'Das ist unser Träger.' }, visitor)
  const stranger = await makeOwner('c')
  expect(await findClaimOfOwnSchool(stranger.id, id)).toBeUndefined()
  const answer = answerClaim({ userId: stranger.id, claimId: id, text: 'Nein.' }, visitor)
  await expect(answer).rejects.toMatchObject({ code: 'school_not_yours' })
  const decision = { outcome: 'group', reason: '', schools: ['a', 'b'] } as const
  await expect(decideClaim(await makeDecider(), id, { ...decision, schools: ['a', 'b'] })).rejects.toMatchObject({
    code: 'claim_contested',
  })
  await decideClaim(await makeDecider('admin'), id, { ...decision, schools: ['a', 'b'] })
  expect(await rightsAt('a')).toEqual([
    { userId: contact.id, role: 'owner', byGroup: false },
    { userId: group.userId, role: 'editor', byGroup: true },
  ])
  expect(await mails()).toContain(`school-group ${contact.email}`)
})

test('nobody decides for their own group or school, and only as a group', async () => {
  const id = await claim(['a'])
  const inGroup = await makeDecider()
  await db()
    .insertInto('group_people')
    .values({ group_id: group.groupId, user_id: inGroup.userId, role: 'editor' })
    .execute()
  const atSchool = await makeDecider()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: atSchool.userId, role: 'editor' }).execute()
  for (const decider of [inGroup, atSchool]) {
    expect(await viewClaim(decider, id)).toBeNull()
    const decision = { outcome: 'group', reason: '', schools: ['a'] } as const
    await expect(decideClaim(decider, id, { ...decision, schools: ['a'] })).rejects.toMatchObject({
      code: 'not_allowed',
    })
  }
  const asPerson = decideClaim(await makeDecider(), id, { outcome: 'owner', reason: '' })
  await expect(asPerson).rejects.toMatchObject({ code: 'claim_contested' })
  expect(await managed()).toEqual([])
})

test('unknown, closed and taken schools are refused, and so are editors and strangers', async () => {
  await expect(claim(['a', 'nowhere'])).rejects.toMatchObject({ code: 'schools_unknown' })
  await db().updateTable('schools').set({ status: 'closed' }).where('id', '=', 'c').execute()
  await expect(claim(['c'])).rejects.toMatchObject({ code: 'schools_unknown' })
  const other = await makeGroup(['b'])
  await expect(claim(['b'])).rejects.toMatchObject({ code: 'school_in_group' })
  await expect(claim(['a'], await makeGroupEditor(group.groupId))).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(claim(['a'], { ...other, groupId: group.groupId })).rejects.toMatchObject({ code: 'group_unknown' })
  await expect(claim(['a'], { ...group, userId: (await makeAccount()).id })).rejects.toMatchObject({
    code: 'group_unknown',
  })
  expect(await db().selectFrom('school_claims').select('id').execute()).toEqual([])
})
