import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { findPosition, movePosition } from './move-position.server.ts'
import { positionSchema } from './position.schema.ts'

const OFFICIAL = { lat: 50.9384, lng: 6.9599 }
const YARD = { lat: 50.9412, lng: 6.9581 }
let owner = { userId: '', schoolId: 'a' }
let stranger = owner

async function runs(schoolId: string) {
  const { id } = await makeAccount()
  await db().insertInto('school_members').values({ school_id: schoolId, user_id: id, role: 'owner' }).execute()
  return { userId: id, schoolId: 'a' }
}
const seen = async () => (await findPosition(owner))?.seen ?? ''
async function shown() {
  const found = await findSchool('a', 'de')
  if (!found || 'movedTo' in found) throw new Error('no profile')
  const { lat, lng, approximate } = found.school
  return { lat, lng, approximate }
}
const versions = () => db().selectFrom('school_versions').select('changed').execute()

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', ...OFFICIAL, position_precision: 'town' }), schoolRow({ id: 'b' })])
    .execute()
  await db()
    .insertInto('premium_grants')
    .values(['a', 'b'].map((school_id) => ({ school_id, reason: 'test' })))
    .execute()
  owner = await runs('a')
  stranger = await runs('b')
})
afterAll(removeAccounts)

test('a moved pin is where the school says, and exact', async () => {
  await movePosition(owner, YARD, await seen())
  expect(await shown()).toEqual({ ...YARD, approximate: false })
  expect(await findPosition(owner)).toMatchObject({ own: YARD, official: OFFICIAL })
  expect(await versions()).toEqual([{ changed: ['lat', 'lng'] }])
})

test('it goes back to where the register has it', async () => {
  await movePosition(owner, YARD, await seen())
  await movePosition(owner, null, await seen())
  expect(await shown()).toEqual({ ...OFFICIAL, approximate: true })
  expect(await versions()).toHaveLength(2)
})

test.each([
  ['position_far', { lat: 51.2, lng: 6.9 }],
  ['position_abroad', { lat: 48.85, lng: 2.35 }],
] as const)('%s: nothing is written', async (code, to) => {
  await expect(movePosition(owner, to, await seen())).rejects.toMatchObject({ code })
  expect(await shown()).toMatchObject(OFFICIAL)
  expect(await versions()).toEqual([])
})

test('others neither see nor move it, nor does a school without premium, nor who saw another place', async () => {
  expect(await findPosition(stranger)).toBeUndefined()
  await expect(movePosition(stranger, YARD, await seen())).rejects.toMatchObject({ code: 'school_not_yours' })
  await expect(movePosition(owner, YARD, 'x')).rejects.toMatchObject({ code: 'text_changed' })
  await db().updateTable('premium_grants').set({ ended_at: new Date() }).execute()
  await expect(movePosition(owner, YARD, await seen())).rejects.toMatchObject({ code: 'premium_required' })
  expect(await shown()).toMatchObject(OFFICIAL)
})

test('degrees are taken with a point or a comma, and nothing else is', () => {
  const parse = (lat: string, lng: string) => positionSchema.safeParse({ schoolId: 'a', seen: 'x', lat, lng })
  expect(parse('50,9412', ' -6.9581').data).toMatchObject({ lat: 50.9412, lng: -6.9581 })
  for (const wrong of ['', 'x', '91', '1e1', '0x10', 'NaN', '50.1.2', 'Infinity'])
    expect([wrong, parse(wrong, '6.9').success]).toEqual([wrong, false])
})
