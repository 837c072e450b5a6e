import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { makeAccount, removeAccounts } from '../testing/accounts.ts'
import { findNotifications, saveNotifications } from './notifications.server.ts'
import { findProfile, updateContact, updateLanguage, updateName } from './profile.server.ts'

afterEach(removeAccounts)

const contact = {
  phone: '+49 211 123456',
  website: 'https://keller.example',
  address: 'Amselweg 4',
  city: 'Düsseldorf',
  postalCode: '40210',
  country: 'Deutschland',
}

test('an account has its profile from the first moment, free', async () => {
  const { id } = await makeAccount({ name: 'Marta Keller' })
  expect(await findProfile(id)).toMatchObject({
    id,
    subscriptionType: 'free',
    fullName: 'Marta Keller',
    avatarUrl: null,
    phone: '',
    country: '',
  })
})

test('if the profile cannot be made, there is no account either', async () => {
  const tooLong = db()
    .insertInto('users')
    .values({ email: 'x@post.example', name: 'x'.repeat(121) })
    .execute()
  await expect(tooLong).rejects.toThrow()
  expect(await db().selectFrom('users').selectAll().execute()).toEqual([])
})

test('name and contact data are set for one person only, with the time', async () => {
  const [mine, other] = [await makeAccount(), await makeAccount()]
  const before = await findProfile(mine.id)
  await updateName(mine.id, 'Marta K.')
  await updateContact(mine.id, contact)
  const after = await findProfile(mine.id)
  expect(after).toMatchObject({ fullName: 'Marta K.', ...contact })
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
  expect(await findProfile(other.id)).toMatchObject({ fullName: '', phone: '' })
})

test('the language of mails is kept', async () => {
  const { id } = await makeAccount()
  await updateLanguage(id, 'it')
  expect(await db().selectFrom('users').select('locale').executeTakeFirst()).toEqual({ locale: 'it' })
})

test('nobody can write the plan, neither through the view nor beside it', async () => {
  const { id } = await makeAccount()
  const writes = [
    sql`update profiles set subscription_type = 'premium' where id = ${id}`,
    sql`insert into profiles (id, subscription_type) values (gen_random_uuid(), 'premium')`,
    sql`update profile_details set subscription_type = 'premium' where id = ${id}`,
    sql`create or replace function runs_premium_school(user_id uuid) returns boolean language sql as 'select true'`,
    sql`alter table profile_details add subscription_type text`,
  ]
  for (const write of writes) await expect(write.execute(db())).rejects.toThrow()
  const more = { ...contact, subscription_type: 'premium', subscriptionType: 'premium' }
  await expect(updateContact(id, more)).rejects.toThrow()
  expect((await findProfile(id)).subscriptionType).toBe('free')
})

test('notifications begin with their defaults and keep each choice', async () => {
  const { id } = await makeAccount()
  const defaults = {
    'email.review': true,
    'email.message': true,
    'email.question': true,
    'email.view': false,
    'push.update': false,
    'email.update': false,
  }
  expect(await findNotifications(id)).toEqual(defaults)
  await saveNotifications(id, { 'email.review': false, 'push.update': true })
  await saveNotifications(id, { 'push.update': false })
  expect(await findNotifications(id)).toEqual({ ...defaults, 'email.review': false })
})
