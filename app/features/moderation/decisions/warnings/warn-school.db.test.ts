import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import type { Moderator } from '../../decision.ts'
import { makeModerator } from '../../testing/make-moderator.ts'
import { endWarning, listWarnings, warnSchoolOf } from './warn-school.server.ts'

let moderator: Moderator
let review: string

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  moderator = await makeModerator()
  const row = reviewRow({ school_id: 'a' })
  review = (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const warn = (by: Moderator) => warnSchoolOf(by, review, 'own_reviews', 'Drei Texte kamen aus dem Sekretariat.')
const actions = async (by: Moderator) =>
  (
    await db().selectFrom('audit_entries').select('action').where('actor_id', '=', by.userId).orderBy('at').execute()
  ).map(({ action }) => action)

test('a warning stands for 90 days, can be ended before, and both are on record', async () => {
  await warn(moderator)
  const [warning] = await listWarnings('a')
  expect(warning).toMatchObject({ kind: 'own_reviews', facts: 'Drei Texte kamen aus dem Sekretariat.' })
  expect(Math.round((warning!.ends_at.getTime() - Date.now()) / 86_400_000)).toBe(90)
  await endWarning(moderator, warning!.id)
  expect(await listWarnings('a')).toEqual([])
  expect(await actions(moderator)).toEqual(['school.warned', 'school.warning_ended'])
  await expect(endWarning(moderator, warning!.id)).rejects.toMatchObject({ code: 'already_decided' })
})

test('nobody warns about a school of his own or without the role, or about a review that is not there', async () => {
  const member = await makeModerator()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member.userId, role: 'owner' }).execute()
  const { id: user } = await makeAccount()
  for (const person of [member, { userId: user, role: 'moderator' as const }])
    await expect(warn(person)).rejects.toMatchObject({ code: 'not_allowed' })
  const madeUp = warnSchoolOf(moderator, crypto.randomUUID(), 'own_reviews', 'x')
  await expect(madeUp).rejects.toMatchObject({ code: 'review_unknown' })
  expect(await listWarnings('a')).toEqual([])
  await warn(moderator)
  const [warning] = await listWarnings('a')
  await expect(endWarning(member, warning!.id)).rejects.toMatchObject({ code: 'already_decided' })
})

test('of the same warning sent five times at once one is published', async () => {
  const sent = await Promise.allSettled(Array.from({ length: 5 }, () => warn(moderator)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await listWarnings('a')).toHaveLength(1)
})
