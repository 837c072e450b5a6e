import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { expect, test } from '../fixtures/account.ts'

// Names are as long as registers and people write them, and some are a single word.

const SCHOOL = 'de-SL-667001'
const NEIGHBOUR = 'de-SL-667002'
const MEMBER = 'long.names@post.example'
const LONG_NAME = 'Donaudampfschifffahrtskapitänspatentsprüfungsvorbereitungsschule'.repeat(4).slice(0, 200)
const LONG_TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

const PUBLIC = [
  `/schools/${SCHOOL}`,
  `/schools/${NEIGHBOUR}`,
  `/schools/${SCHOOL}/reviews`,
  `/schools/${SCHOOL}/review`,
  `/results?q=${LONG_TOWN}`,
  `/claim?q=${LONG_TOWN}`,
  `/frames?q=${LONG_TOWN}`,
  `/embed/card/schools/${SCHOOL}`,
]
const PERSONAL = [
  `/schools/${SCHOOL}/claim`,
  '/account/news',
  '/account/schools',
  `/account/schools/${SCHOOL}/people`,
  '/account/favourites',
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/reviews/invitation/sheet',
]

async function addLongNames() {
  const place = {
    city: LONG_TOWN,
    region: 'Saarland',
    postal_code: '66999',
    lat: 49.4,
    lng: 7,
    position_precision: 'exact',
  }
  const schools = [SCHOOL, NEIGHBOUR].map((id) => schoolRow({ id, name: LONG_NAME, ...place }))
  await db().insertInto('schools').values(schools).execute()
  await db().insertInto('premium_grants').values({ school_id: SCHOOL, reason: 'journeys' }).execute()
  await db()
    .insertInto('reviews')
    .values(reviewRow({ school_id: SCHOOL, author_name: LONG_NAME.slice(0, 80) }))
    .execute()
  const { id: user_id } = await makeAccount({ email: MEMBER, name: LONG_NAME.slice(0, 120) })
  await db().insertInto('school_members').values({ school_id: SCHOOL, user_id, role: 'owner' }).execute()
  await db().insertInto('review_invitations').values({ school_id: SCHOOL, token: 'long-names-token-abcde' }).execute()
  await db().insertInto('favourites').values({ user_id, school_id: NEIGHBOUR }).execute()
  const props = JSON.stringify({ school: LONG_NAME })
  await db()
    .insertInto('notifications')
    .values({ user_id, kind: 'message', school_id: SCHOOL, path: '/dashboard/messages', props })
    .execute()
}

test('names of one long word wrap on the narrowest screen', async ({ page, signInAs }) => {
  await addLongNames()
  await page.setViewportSize({ width: 320, height: 700 })
  const widths = async (paths: string[]) => {
    const found: Record<string, number> = {}
    for (const path of paths) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) found[path] = width
    }
    return found
  }
  await page.goto('/')
  await expect(async () => {
    await page.goto(`/results?q=${LONG_TOWN}`)
    await expect(page.getByRole('link', { name: LONG_NAME }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  const publicly = await widths(PUBLIC)
  await signInAs(MEMBER)
  expect({ ...publicly, ...(await widths(PERSONAL)) }).toEqual({})
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(`/compare?ids=${SCHOOL},${NEIGHBOUR}`)
  expect(await page.locator('section:has(> table)').evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  const language = page.getByRole('banner').locator('summary').filter({ hasText: 'Deutsch', visible: true })
  expect((await language.boundingBox())?.height).toBeLessThanOrEqual(48)
})
