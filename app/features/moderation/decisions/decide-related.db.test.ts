import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import type { Moderator } from '../decision.ts'
import { makeModerator } from '../testing/make-moderator.ts'
import { decideReview, type ReviewDecision } from './decide.server.ts'
import { previewMails } from './preview-mail.server.ts'
import { viewRelated } from './view-related.server.ts'

const NETWORK = Buffer.from('a'.repeat(32))
let moderator: Moderator
let author: { id: string }

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(['a', 'b', 'c'].map((id) => schoolRow({ id, name: `Schule ${id}` })))
    .execute()
  moderator = await makeModerator()
  author = await makeAccount()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

/** Adds a waiting review in which the screening found a name. */
async function add(school_id: string, name: string, given: Record<string, unknown> = {}) {
  const row = {
    ...reviewRow({
      school_id,
      status: String(given.status ?? 'pending'),
      comment: `${name} war immer sehr nett zu uns allen hier in der Schule.`,
    }),
    ...given,
  }
  const { id } = await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()
  const detail = JSON.stringify({ rule: 'title-and-surname', start: 0, end: name.length })
  await db().insertInto('review_signals').values({ review_id: id, version: 1, kind: 'name', detail }).execute()
  return id
}
const REJECT: ReviewDecision = {
  outcome: 'rejected',
  rule: 'person',
  sentence: 'Frau Arndt',
  facts: 'Die Stelle „Frau Arndt“ nennt einen Menschen.',
  seen: '1.pending.none',
}
const decisions = () =>
  db()
    .selectFrom('decisions')
    .select(['review_id', 'sentence', 'facts'])
    .where('school_id', 'in', ['a', 'b', 'c'])
    .orderBy('decided_at', 'desc')
    .execute()
const recent = async (ids: string[]) => (await decisions()).filter(({ review_id }) => ids.includes(review_id!))

test('what waits from one account or network is listed, and nothing else', async () => {
  const first = await add('a', 'Frau Arndt', { author_id: author.id, network_hash: NETWORK })
  const sameAccount = await add('b', 'Herr Blum', { author_id: author.id })
  const sameNetwork = await add('b', 'Herr Cramer', { network_hash: NETWORK })
  await add('c', 'Herr Dorn', {})
  await add('c', 'Herr Ernst', { author_id: author.id, status: 'rejected' })
  const related = await viewRelated(first, moderator)
  expect(related.map(({ id, by, seen }) => [id, by, seen]).sort()).toEqual(
    [
      [sameAccount, 'account', '1.pending.none'],
      [sameNetwork, 'network', '1.pending.none'],
    ].sort(),
  )
})

test('nobody is offered a review of their own school or of their own', async () => {
  const first = await add('a', 'Frau Arndt', { network_hash: NETWORK })
  await add('b', 'Herr Blum', { network_hash: NETWORK, author_id: moderator.userId })
  await add('c', 'Herr Cramer', { network_hash: NETWORK })
  await db()
    .insertInto('school_members')
    .values({ school_id: 'c', user_id: moderator.userId, role: 'editor' })
    .execute()
  expect(await viewRelated(first, moderator)).toEqual([])
})

test('each is decided with its own words, and previewed so', async () => {
  const first = await add('a', 'Frau Arndt', { author_id: author.id })
  const second = await add('b', 'Herr Blum', { author_id: author.id })
  const also = [{ id: second, seen: '1.pending.none' }]
  const mails = await previewMails(first, REJECT, also)
  expect(mails.map((mail) => mail?.kind === 'mail' && /„Herr Blum“ nennt/.test(mail.text))).toEqual([false, true])
  await decideReview(moderator, first, REJECT, also)
  expect((await recent([first, second])).map(({ sentence, facts }) => [sentence, facts]).sort()).toEqual([
    ['Frau Arndt', 'Die Stelle „Frau Arndt“ nennt einen Menschen.'],
    ['Herr Blum', 'Die Stelle „Herr Blum“ nennt einen Menschen.'],
  ])
})

test.each([
  ['is from another account and network', { author_id: null }, 'not_related'],
  ['was decided meanwhile', { status: 'published' }, 'already_decided'],
  ['is at a school of the moderator', { school_id: 'c' }, 'not_allowed'],
  ['has nothing marked for the rule', { signals: false }, 'passage_missing'],
])('none is decided when one %s', async (_, { signals = true, ...given }: Record<string, unknown>, code) => {
  await db()
    .insertInto('school_members')
    .values({ school_id: 'c', user_id: moderator.userId, role: 'editor' })
    .execute()
  const first = await add('a', 'Frau Arndt', { author_id: author.id })
  const second = await add('b', 'Herr Blum', { author_id: author.id, ...given })
  if (!signals) await db().deleteFrom('review_signals').where('review_id', '=', second).execute()
  const also = [{ id: second, seen: '1.pending.none' }]
  await expect(decideReview(moderator, first, REJECT, also)).rejects.toMatchObject({ code })
  expect(await recent([first, second])).toEqual([])
})
