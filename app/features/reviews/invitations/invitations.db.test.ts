import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '#app/core/failure.ts'
import { makeAccount, removeAccounts, visitor } from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import type { WrittenReview } from '../submission/review.schema.ts'
import { writeReview } from '../submission/write-review.server.ts'
import { findInvitation, findOwnInvitation } from './find-invitation.server.ts'
import { renewSchema } from './invitation.schema.ts'
import { renderQrCode, renderQrCodePng } from './render-qr-code.server.ts'
import { endInvitation, renewInvitation } from './renew-invitation.server.ts'

let member: { userId: string; schoolId: string }
const school = { id: 'a', names: [] }

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  for (const id of ['a', 'b'])
    await db()
      .insertInto('schools')
      .values(schoolRow({ id, country: 'FR' }))
      .execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  const { id: userId } = await makeAccount()
  member = { userId, schoolId: 'a' }
  for (const school_id of ['a', 'b'])
    await db().insertInto('school_members').values({ school_id, user_id: userId, role: 'editor' }).execute()
})

const codeOf = async (promise: Promise<unknown>) => await promise.then(String, (error: Failure) => error.code)
const token = async () => new URL((await findOwnInvitation('a'))!.address).searchParams.get('invitation')!
const isValid = async (given: string, at = 'a') => (await findInvitation(at, given)) !== undefined
let texts = 0
/** Returns letters that are the same in each run and make a text unlike any other. */
const letters = (number: number) =>
  [...createHash('sha256').update(String(number)).digest().subarray(0, 12)].map((byte) => LETTERS[byte % 26]).join('')
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const written = (invitation?: string): WrittenReview => ({
  rating: 4,
  comment: `Die Lehrkräfte erklären geduldig, und im Hof steht ein Baum mit ${++texts} Ästen, ${letters(texts)}.`,
  language: 'de',
  relation: 'parent',
  until: null,
  authorName: 'Ein Vater',
  noReward: 'on',
  ...(invitation && { invitation }),
})
async function write(invitation?: string, at = school, network = texts) {
  const author = await makeAccount()
  const status = await writeReview(author.id, at, written(invitation), { ...visitor, address: `198.51.${network}.1` })
  const review = await db()
    .selectFrom('reviews')
    .selectAll()
    .where('author_id', '=', author.id)
    .executeTakeFirstOrThrow()
  return { author, status, review }
}

test('a review through the link is marked as invited, and no other one', async () => {
  await renewInvitation(member, null)
  expect((await write(await token())).review).toMatchObject({ verified_level: 'invited', status: 'published' })
  expect((await write()).review).toMatchObject({ verified_level: null, invitation_id: null })
  for (const wrong of ['x', `${await token()}x`, (await token()).toLowerCase(), "' or true --", '\0'.repeat(22)])
    expect((await write(wrong)).review.verified_level).toBeNull()
  expect((await write(await token(), { id: 'b', names: [] })).review.verified_level).toBeNull()
})

test('the level stays when the review is changed and when premium, the link or its time ends', async () => {
  await renewInvitation(member, null)
  const { author, review } = await write(await token())
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  await writeReview(author.id, school, written(), visitor)
  const after = await db().selectFrom('reviews').selectAll().where('id', '=', review.id).executeTakeFirstOrThrow()
  expect(after).toMatchObject({ verified_level: 'invited', invitation_id: review.invitation_id, version: 2 })
})

test('a link ends when it is renewed, ended or out of date, and without premium', async () => {
  await renewInvitation(member, null)
  const first = await token()
  expect(first).toMatch(/^[\w-]{22}$/)
  expect(await isValid(first)).toBe(true)
  expect(await isValid(first, 'b')).toBe(false)
  await renewInvitation(member, '2999-12-31')
  const second = await token()
  expect([await isValid(first), await isValid(second)]).toEqual([false, true])
  await db().updateTable('review_invitations').set({ ends_on: '2026-01-01' }).execute()
  expect(await isValid(second)).toBe(false)
  expect(await findOwnInvitation('a')).toMatchObject({ over: true })
  await renewInvitation(member, null)
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  expect(await isValid(await token())).toBe(false)
  await db().updateTable('premium_grants').set({ ended_at: null }).execute()
  await endInvitation(member)
  expect(await findOwnInvitation('a')).toBeUndefined()
})

test('of two who renew at once one link is left', async () => {
  await Promise.all([renewInvitation(member, null), renewInvitation(member, null)])
  expect(await isValid(await token())).toBe(true)
  const rows = await db().selectFrom('review_invitations').select('ended_at').execute()
  expect(rows.filter(({ ended_at }) => ended_at === null)).toHaveLength(1)
})

test('nobody else makes, renews or ends a link', async () => {
  await renewInvitation(member, null)
  const before = await token()
  const stranger = await makeAccount()
  for (const change of [endInvitation, (who: typeof member) => renewInvitation(who, null)]) {
    expect(await codeOf(change({ userId: stranger.id, schoolId: 'a' }))).toBe('school_not_yours')
    expect(await codeOf(change({ ...member, schoolId: 'b' }))).toBe('premium_required')
    expect(await codeOf(change({ ...member, schoolId: 'nowhere' }))).toBe('school_not_yours')
  }
  expect(await token()).toBe(before)
})

test('those who run the school cannot use its link', async () => {
  await renewInvitation(member, null)
  expect(await codeOf(writeReview(member.userId, school, written(await token()), visitor))).toBe('not_allowed')
})

test('many reviews through one link within a day wait for a moderator', async () => {
  await renewInvitation(member, null)
  const statuses: string[] = []
  for (let number = 0; number < 9; number++) statuses.push((await write(await token())).status)
  expect(statuses).toEqual([...Array(8).fill('published'), 'pending'])
  const signals = await db().selectFrom('review_signals').select(['kind', 'detail']).execute()
  expect(signals).toEqual([{ kind: 'burst_invitation', detail: { others: 8, hours: 24 } }])
})

test('after 30 days nothing tells through which link a review came', async () => {
  await renewInvitation(member, null)
  const { review } = await write(await token())
  await db()
    .updateTable('reviews')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .execute()
  await removeExpired('reviews', 'review_drafts')
  const after = await db().selectFrom('reviews').selectAll().where('id', '=', review.id).executeTakeFirstOrThrow()
  expect(after).toMatchObject({ invitation_id: null, verified_level: 'invited' })
})

test('the link is in the language of the country', async () => {
  await renewInvitation(member, null)
  expect((await findOwnInvitation('a'))!.address).toMatch(/\/fr\/schools\/a\/review\?invitation=[\w-]{22}$/)
})

test.each([
  ['2026-11-21', true],
  ['2026-11-20', false],
  ['9999-01-01', false],
  ['soon', false],
  [undefined, true],
])('a link may end on %s: %s', (endsOn, expected) => {
  const form = { schoolId: 'a', ...(endsOn && { endsOn }) }
  expect(renewSchema(new Date('2026-11-21T12:00:00Z')).safeParse(form).success).toBe(expected)
})

test('the code is drawn as both kinds of file', async () => {
  expect(renderQrCode('https://aulario.example/x')).toMatch(/^<svg xmlns.*<\/svg>\n$/s)
  const { format, width, height } = await sharp(await renderQrCodePng('https://aulario.example/x')).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 1200])
})
