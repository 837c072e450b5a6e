import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { resultOf, routeArgs } from '../../testing/route-args.ts'
import { action } from './review.tsx'

const empty = async () => {
  for (const table of ['review_drafts', 'attempt_counts', 'schools'] as const) await db().deleteFrom(table).execute()
}
beforeEach(async () => {
  await empty()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
})
afterAll(empty)

const written = {
  rating: '4',
  language: 'de',
  relation: 'parent',
  until: 'still',
  authorName: 'Eine Mutter',
  noReward: 'on',
  comment: 'Unser Kind geht gern hin, und die Schule antwortet schnell auf Fragen.',
  experiencedOn: new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10),
}
const send = async (form: Record<string, string>) =>
  resultOf(await action(routeArgs('/fr/schools/a/review', { form, params: { id: 'a' } })))

test('a kept review holds the fields of the form and no others', async () => {
  const { status, location } = await send({ ...written, junk: 'x'.repeat(30_000), admin: '1', draft: 'older' })
  expect([status, location]).toEqual([302, expect.stringMatching(/^\/fr\/auth\?next=/)])
  const kept = await db().selectFrom('review_drafts').select('content').execute()
  expect(kept).toEqual([{ content: written }])
})

test('an invalid review is not kept', async () => {
  const { status } = await send({ ...written, comment: ' '.repeat(3000) })
  expect([status, await db().selectFrom('review_drafts').selectAll().execute()]).toEqual([400, []])
})

test('ticked themes are kept with the rest until the writer has signed in', async () => {
  await send({ ...written, praise_rooms: 'on', wish_help: 'on' })
  const kept = await db().selectFrom('review_drafts').select('content').executeTakeFirst()
  expect(kept?.content).toMatchObject({ praise_rooms: 'on', wish_help: 'on' })
})

test('praise and wish of one topic are refused beside the wish, and what was ticked comes back', async () => {
  const { status, data } = await send({ ...written, praise_rooms: 'on', wish_rooms: 'on', wish_help: 'on' })
  expect(status).toBe(400)
  expect(data).toMatchObject({
    result: {
      error: { wish_rooms: ['write.themes.both'] },
      initialValue: { praise_rooms: 'on', wish_rooms: 'on', wish_help: 'on' },
    },
  })
  expect((await send({ ...written, praise_rooms: 'maybe' })).status).toBe(400)
  expect(await db().selectFrom('review_drafts').selectAll().execute()).toEqual([])
})
