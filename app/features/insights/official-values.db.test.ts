import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, visitor } from '#app/features/accounts/testing/accounts.ts'
import { requestOfficialValue } from '#app/features/corrections/request-official-value.server.ts'
import { audited, removeCases } from '#app/features/moderation/testing/cases.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { findOfficialValues } from './find-official-values.server.ts'

const pupils = { field: 'pupils' as const, value: '420', reason: 'Eigene Zählung', email: undefined }
let me = ''
let stranger = ''
const request = (written = pupils, userId = me, schoolId = 'a') =>
  requestOfficialValue({ userId, schoolId, visitor, locale: 'de' }, written)
const shownValue = async (field: string) =>
  (await findOfficialValues({ userId: me, schoolId: 'a' }))?.values.find((value) => value.field === field)

beforeEach(async () => {
  me = (await makeAccount()).id
  stranger = (await makeAccount()).id
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', pupils: 400, phone: '0221 1' }), schoolRow({ id: 'own-1', source: 'own' })])
    .execute()
  const memberships = ['a', 'own-1'].map((school_id) => ({ school_id, user_id: me, role: 'editor' }))
  await db().insertInto('school_members').values(memberships).execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
  await db().insertInto('school_profiles').values({ school_id: 'a', pupils: 420 }).execute()
})
afterEach(removeCases)
afterEach(removeAccounts)

test('members see the register beside their own data', async () => {
  expect(await shownValue('pupils')).toEqual({ field: 'pupils', official: '400', own: '420', requested: '' })
  expect(await shownValue('phone')).toMatchObject({ official: '0221 1', own: '' })
  expect(await shownValue('website')).toBeUndefined()
  expect(await findOfficialValues({ userId: me, schoolId: 'own-1' })).toMatchObject({ values: [] })
})

test('the official facts are those of the school as the directory shows it', async () => {
  await db().updateTable('school_profiles').set({ category: 'secondary', ownership: 'private' }).execute()
  const found = await findOfficialValues({ userId: me, schoolId: 'a' })
  expect(found?.school).toMatchObject({ category: 'secondary', ownership: 'private' })
})

test('strangers see nothing, and nobody asks for a school that is not theirs', async () => {
  expect(await findOfficialValues({ userId: stranger, schoolId: 'a' })).toBeUndefined()
  await expect(request(pupils, stranger)).rejects.toMatchObject({ code: 'school_not_yours' })
  await expect(request(pupils, me, 'nowhere')).rejects.toMatchObject({ code: 'school_not_yours' })
  await expect(request(pupils, me, 'own-1')).rejects.toMatchObject({ code: 'premium_required' })
  expect(await db().selectFrom('school_corrections').select('id').execute()).toEqual([])
})

test('the register can be corrected to what the school says itself already, by one open request', async () => {
  await request({ ...pupils, value: '430' })
  await request()
  const rows = await db().selectFrom('school_corrections').select(['value', 'shown', 'by_school', 'state']).execute()
  expect(rows).toEqual([{ value: '420', shown: '400', by_school: true, state: 'open' }])
  expect(await shownValue('pupils')).toMatchObject({ official: '400', requested: '420' })
  expect(await audited()).toContain('correction.filed')
})

test('what the register says already is not asked for', async () => {
  await expect(request({ ...pupils, value: '400' })).rejects.toMatchObject({ code: 'correction_same' })
})
