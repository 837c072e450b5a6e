import { beforeAll, expect, test } from 'vitest'
import { flushFigures } from '#app/features/insights/counting/tally.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { routeArgs } from '../testing/route-args.ts'
import { action } from './views.ts'

beforeAll(
  async () =>
    void (await db()
      .insertInto('schools')
      .values(schoolRow({ id: 'a' }))
      .execute()),
)

async function send(form: Record<string, string> | string, origin = 'http://localhost:3000') {
  const asked = routeArgs('/api/views', { form }) as { request: Request }
  if (origin) asked.request.headers.set('origin', origin)
  return (await action(asked as never)).status
}

async function views() {
  await flushFigures()
  return (await db().selectFrom('school_figures').select('views').executeTakeFirst())?.views ?? 0
}

test('accepts what a page reports, and answers the same when it does not count', async () => {
  expect(await send({ school: 'a', interest: 'view' })).toBe(204)
  expect(await send({ school: 'a', interest: 'view' })).toBe(204)
  expect(await views()).toBe(1)
})

test('refuses programs that do not claim to be a page', async () => {
  expect(await send({ school: 'a', interest: 'phone' }, '')).toBe(403)
})

test.each([{}, { school: 'a' }, { school: 'a', interest: 'wealth' }])('refuses %j', async (form) => {
  expect(await send(form as Record<string, string>)).toBe(400)
})
