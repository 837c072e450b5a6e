import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashToken } from '#app/core/tokens/token.server.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { decideClaim } from '#app/features/claims/admin/decide-claim.server.ts'
import { claimSchool } from '#app/features/claims/submit/submit-claim.server.ts'
import { evidence, makeDecider } from '#app/features/claims/testing/claims.ts'
import { removeCases } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { acceptInvitation, findInvitation } from './accept-invitation.server.ts'
import { leaveSchool } from './remove-member.server.ts'

const TOKEN = 'secret'
let owner: { id: string }
let friend: { id: string; email: string }

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  owner = await makeAccount()
  friend = await makeAccount()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: owner.id, role: 'owner' }).execute()
  await invite()
})
afterEach(removeCases)

const invite = () =>
  db()
    .insertInto('member_invitations')
    .values({
      school_id: 'a',
      email: friend.email,
      token_hash: hashToken(TOKEN),
      invited_by: owner.id,
      expires_at: sql<Date>`now() + interval '1 day'`,
    })
    .execute()

async function expectEnded() {
  expect(await findInvitation(friend.id, TOKEN)).toBeNull()
  await expect(acceptInvitation(friend.id, TOKEN)).rejects.toMatchObject({ code: 'link_used' })
  expect(await db().selectFrom('member_invitations').select('id').execute()).toEqual([])
}

test('a claim that takes the school over ends them', async () => {
  const claimant = await makeAccount()
  const claim = await claimSchool(
    { userId: claimant.id, visitor: { address: '203.0.113.9', userAgent: '' } },
    'a',
    evidence(),
  )
  const admin = await makeDecider('admin')
  await decideClaim(admin, claim, { outcome: 'replaced', reason: 'Weil es so ist.' })
  await expectEnded()
})

test('they end when the person who sent them leaves', async () => {
  await leaveSchool({ userId: owner.id, schoolId: 'a' }, { sure: true })
  await expectEnded()
})

test('and when that person no longer owns the school', async () => {
  await db().updateTable('school_members').set({ role: 'editor' }).execute()
  await expectEnded()
})

test('and when that person is suspended or has deleted the account', async () => {
  await db().updateTable('users').set({ suspended_at: new Date() }).where('id', '=', owner.id).execute()
  await expectEnded()
  await invite()
  await db()
    .updateTable('users')
    .set({ suspended_at: null, erase_after: new Date() })
    .where('id', '=', owner.id)
    .execute()
  await expectEnded()
})

test('one that is there all the same cannot be accepted', async () => {
  await db().deleteFrom('member_invitations').execute()
  await db().updateTable('school_members').set({ role: 'editor' }).execute()
  await invite()
  expect(await findInvitation(friend.id, TOKEN)).toBeNull()
  await expect(acceptInvitation(friend.id, TOKEN)).rejects.toMatchObject({ code: 'link_used' })
})
