import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action } from './contact.tsx'

const empty = async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
}
beforeEach(empty)
afterAll(empty)

const place = { intent: 'place', seen: '', country: 'DE', street: 'Weg 1', postalCode: '50667', city: 'Köln' }

test('NUL is removed from the id of a school before any query', async () => {
  const { id, email } = await makeAccount()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', country: 'DE' }))
    .execute()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: id, role: 'owner' }).execute()
  const cookie = await signedIn(email)
  const send = async (schoolId: string) =>
    resultOf(await action(routeArgs('/dashboard/contact', { form: { ...place, schoolId }, cookie })))
  const [plain, zero, only] = [await send('a'), await send('\0a\0'), await send('\0')]
  expect(zero.status).toBe(plain.status)
  expect(zero.data?.code).toBe(plain.data?.code)
  expect(only.status).toBeLessThan(500)
})
