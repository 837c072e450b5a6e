import { beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { routeArgs } from '../../testing/route-args.ts'
import { loader } from './badge.ts'

const HOSTILE = `</text><script>alert("x")</script>'&`

beforeEach(async () => {
  await removeAccounts()
  await db().deleteFrom('schools').execute()
  await db()
    .insertInto('schools')
    .values([schoolRow({ id: 'a', name: HOSTILE, country: 'GB' }), schoolRow({ id: 'b' })])
    .execute()
  const { id: user_id } = await makeAccount()
  await db().insertInto('school_members').values({ school_id: 'a', user_id, role: 'owner' }).execute()
})

const addReviews = (...ratings: number[]) =>
  db()
    .insertInto('reviews')
    .values(ratings.map((rating) => reviewRow({ school_id: 'a', rating })))
    .execute()
async function badge(path: string, id = 'a') {
  const answer = await loader(routeArgs(path, { params: { id } }))
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}
const FRAME = '/embed/schools/a'
const PICTURE = '/schools/a/badge.svg'

test.each([FRAME, PICTURE])(
  '%s may be shown anywhere, loads nothing, sets no cookie and is kept shortly',
  async (path) => {
    const { status, headers, body } = await badge(path)
    expect(status).toBe(200)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('frame-ancestors *')
    expect(headers.getSetCookie()).toEqual([])
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60')
    expect(body).not.toMatch(/<script|<img|<link|@import|url\(|ld\+json|itemprop/i)
  },
)

test('there is an average from three reviews on, and a text before', async () => {
  expect((await badge(`${PICTURE}?lang=de`)).body).toContain('Noch keine Bewertungen')
  await addReviews(5, 4)
  const few = await badge(`${PICTURE}?lang=de`)
  expect(few.body).toContain('Noch kein Durchschnitt')
  expect(few.body).not.toMatch(/>4,5</)
  await addReviews(1)
  const { body } = await badge(`${PICTURE}?lang=de`)
  expect(body).toMatch(/>3,3</)
  expect(body).toContain('>3 Bewertungen<')
})

test('what a school shows of its reviews in its profile changes nothing', async () => {
  await addReviews(1, 1, 1)
  const before = await badge(PICTURE)
  await db().insertInto('school_profiles').values({ school_id: 'a', show_reviews: false }).execute()
  expect((await badge(PICTURE)).body).toBe(before.body)
})

test('without a language it uses that of the country, and links to it', async () => {
  const { body } = await badge(FRAME)
  expect(body).toContain('<html lang="en">')
  expect(body).toContain('href="http://localhost:3000/en/schools/a"')
  expect((await badge(`${FRAME}?lang=it&theme=dark&size=small`)).body).toContain('Ancora nessuna recensione')
})

test.each(['b', 'nowhere', '<script>'])('nobody runs %s: there is no badge', async (id) => {
  expect((await badge(FRAME, id)).status).toBe(404)
  expect((await badge(PICTURE, id)).status).toBe(404)
})

test('closed and hidden schools have none', async () => {
  for (const status of ['closed', 'hidden']) {
    await db().updateTable('schools').set({ status }).where('id', '=', 'a').execute()
    expect((await badge(PICTURE)).status).toBe(404)
  }
})
