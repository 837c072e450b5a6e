import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { openScreen } from '../testing/render-screen.tsx'
import { makeStaff } from '../testing/staff.ts'

afterEach(async () => {
  await sql`delete from schools`.execute(db())
  await removeAccounts()
})

const PAGES = [
  'overview',
  'profile',
  'preview',
  'educational-profile',
  'versions',
  'position',
  'reviews',
  'messages',
  'events',
  'events/new',
  'reviews/invitation',
  'support',
  'media',
  'contact',
  'facts',
  'settings',
  'notifications',
]

test('an admin who visits a school opens every page of its dashboard, and none once the visit is over', async () => {
  const admin = await makeStaff('admin')
  const school_id = 'a'
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: school_id }))
    .execute()
  await db().insertInto('premium_grants').values({ school_id, reason: 'test' }).execute()
  const review = await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = {
    name: 'Ada',
    email: 'ada@post.example',
    text: 'Gibt es noch Plätze?',
    locale: 'de',
    privacy_version: '1',
  }
  const asked = await db()
    .insertInto('enquiries')
    .values({ school_id, ...message })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('admin_visits')
    .values({ user_id: admin.id, school_id, reason: 'Hilfe', until: new Date(Date.now() + 3_600_000) })
    .execute()
  const open = async (page: string) => {
    const { address, status } = await openScreen(`/dashboard/${page}`, { cookie: admin.cookie })
    return [address, status]
  }
  const pages = [...PAGES, `reviews/${review.id}`, `messages/${asked.id}`]
  for (const page of pages) expect(await open(page)).toEqual([`/dashboard/${page}`, 200])
  await db().updateTable('admin_visits').set({ until: new Date() }).execute()
  for (const page of pages) expect((await open(page))[0]).toBe('/premium')
})
