import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, removeAccounts, sessionOf, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { findDashboardSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { figuresCsv } from './list-figures.server.ts'
import { loadOverview } from './load-overview.server.ts'
import { isNew } from './periods.ts'

const today = berlinDay()
let userId = ''
let email = ''

beforeAll(async () => {
  ;({ id: userId, email } = await makeAccount({ name: 'Marta Kaminski' }))
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', phone: '1', website: 'https://a.example', email: 'a@a.example' }),
      schoolRow({ id: 'b' }),
    ])
    .execute()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: userId, role: 'owner' }).execute()
  await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
})
afterAll(removeAccounts)

async function overview(span: 'days' | 'months' = 'days') {
  const session = await sessionOf(await signedIn(email))
  return await loadOverview(session, (await findDashboardSchool(userId))!, span)
}

test('a school of which nothing is known yet', async () => {
  const { figures, reviews, completion, chart } = await overview()
  expect(figures.now.views).toBe(0)
  expect(reviews).toEqual({ count: 0, average: null, waiting: 0, newest: [] })
  expect(isNew(figures, reviews.count)).toBe(true)
  expect(completion.share).toBe(0.25)
  expect(chart.points).toHaveLength(30)
})

test('tells the figures of the school, and of no other', async () => {
  const figures = [
    { school_id: 'a', day: today, views: 3, phone_clicks: 1 },
    { school_id: 'a', day: addDays(today, -29), views: 4 },
    { school_id: 'a', day: addDays(today, -30), views: 5 },
    { school_id: 'a', day: addDays(today, -200), views: 50 },
    { school_id: 'b', day: today, views: 1000 },
  ]
  await db().insertInto('school_figures').values(figures).execute()
  const byDay = await overview()
  expect([byDay.figures.now.views, byDay.figures.before.views, byDay.figures.now.phone_clicks]).toEqual([7, 5, 1])
  expect(byDay.chart.points.at(-1)).toEqual({ day: today, views: 3 })
  expect(isNew(byDay.figures, 0)).toBe(false)
  expect(isNew({ ...byDay.figures, now: { ...byDay.figures.now, views: 0, phone_clicks: 0 } }, 0)).toBe(false)
  const byMonth = await overview('months')
  expect(byMonth.chart.points.reduce((sum, { views }) => sum + views, 0)).toBe(62)
  const lines = (await figuresCsv('a')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(366)
  expect(lines[0]).toBe(
    '\uFEFFday,views,visitors,shown,phone_clicks,web_clicks,email_clicks,route_clicks,shortlist_adds',
  )
  expect(lines.at(-1)).toBe(`${today},3,0,0,1,0,0,0,0`)
})

test('has an average from three reviews on, and knows which wait for an answer', async () => {
  const rows = [5, 4, 1].map((rating) => reviewRow({ school_id: 'a', rating }))
  const hidden = reviewRow({ school_id: 'a', status: 'pending' })
  const [first] = await db().insertInto('reviews').values([rows[0]!, rows[1]!, hidden]).returning('id').execute()
  await db().insertInto('review_answers').values({ review_id: first!.id, text: 'Danke.' }).execute()
  expect((await overview()).reviews).toMatchObject({ count: 2, average: null, waiting: 1 })
  await db().insertInto('reviews').values(rows[2]!).execute()
  const { reviews } = await overview()
  expect(reviews).toMatchObject({ count: 3, waiting: 2 })
  expect(reviews.average).toBeCloseTo(3.33, 1)
  expect(reviews.newest).toHaveLength(3)
})
