import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount, eraseAccount } from '#app/features/accounts/me/delete-account.server.ts'
import {
  makeAccount,
  PASSWORD,
  removeAccounts,
  sessionOf,
  signedIn,
  visitor,
} from '#app/features/accounts/testing/accounts.ts'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import {
  postAppealData,
  questionAnswerData,
  questionData,
  schoolAnswerData,
  usefulVoteData,
} from './post-data.server.ts'
import { addUseful } from './published/vote.server.ts'
import { saveSchoolAnswer } from './school/save-school-answer.server.ts'
import { account, answer, ask } from './testing/posts.ts'

beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  for (const table of ['appeals', 'attempt_counts'] as const) await db().deleteFrom(table).execute()
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

/** Deletes an account as its page does, and erases it as the job does two weeks later. */
async function leave(userId: string, keepReviews: boolean) {
  const { email } = await db().selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  const session = await sessionOf(await signedIn(email))
  await deleteAccount(session, { passwordOrCode: PASSWORD, keepReviews }, visitor)
  await db().updateTable('users').set({ erase_after: new Date() }).where('id', '=', userId).execute()
  expect(await eraseAccount(userId, PERSONAL_DATA)).toBe(true)
}

const posts = () =>
  db().selectFrom('posts').select(['id', 'author_id', 'status', 'useful_count']).orderBy('id').execute()
const networks = async () => {
  const { rows } = await sql<{ network_hash: Buffer | null }>`
    select network_hash from questions union all select network_hash from question_answers where not by_school`.execute(
    db(),
  )
  return rows.map(({ network_hash }) => network_hash)
}

/** Somebody asks, a family answers, and both find the other's useful. */
async function exchange() {
  const question = await ask()
  const family = await answer(question.id)
  await addUseful(family.userId, { kind: 'question', id: question.id })
  await addUseful(question.userId, { kind: 'question_answer', id: family.id })
  return { question, family }
}

/** A decision about a question against which its author appeals. */
async function appealed(question: { id: string; userId: string }) {
  const decision = {
    ...{ subject_kind: 'question', subject_id: question.id, school_id: 'a', author_id: question.userId },
    ...{ occasion: 'check', outcome: 'removed', rule: 'insult', content: '{}', decided_by: crypto.randomUUID() },
  }
  const { id } = await db().insertInto('decisions').values(decision).returning('id').executeTakeFirstOrThrow()
  await db()
    .insertInto('appeals')
    .values({ decision_id: id, user_id: question.userId, text: 'Das nennt niemanden.' })
    .execute()
}

test('the export has questions, answers, votes and appeals of a person, no network, and nothing of others', async () => {
  const { question, family } = await exchange()
  await appealed(question)
  expect(await questionData.read(question.userId)).toMatchObject([
    { id: question.id, school_id: 'a', text: 'Gibt es eine Betreuung am Nachmittag?', status: 'published' },
  ])
  expect(await questionAnswerData.read(family.userId)).toMatchObject([
    { question_id: question.id, relation: 'parent', text: 'Ja, jeden Tag bis halb fünf.' },
  ])
  expect(await postAppealData.read(question.userId)).toMatchObject([
    { kind: 'question', id: question.id, text: 'Das nennt niemanden.', state: 'open' },
  ])
  expect(await usefulVoteData.read(family.userId)).toMatchObject({
    questions: [{ question_id: question.id }],
    answers: [],
  })
  expect(JSON.stringify(await questionData.read(question.userId))).not.toContain('network')
  const other = await account()
  for (const data of [questionData, questionAnswerData, postAppealData, schoolAnswerData])
    expect([data.name, await data.read(other)]).toEqual([data.name, []])
  expect(await usefulVoteData.read(other)).toEqual({ questions: [], answers: [] })
})

test('with the account its questions go, with all answers, and its votes', async () => {
  const { question, family } = await exchange()
  await appealed(question)
  await leave(family.userId, false)
  expect(await posts()).toMatchObject([{ id: question.id, useful_count: 0 }])
  await leave(question.userId, false)
  expect(await posts()).toEqual([])
  expect(await db().selectFrom('appeals').selectAll().execute()).toEqual([])
  const kept = db().selectFrom('decisions').select('outcome').where('subject_id', '=', question.id)
  expect(await kept.execute()).toEqual([{ outcome: 'removed' }])
})

test('chosen to stay, they say nothing of the person', async () => {
  const { question, family } = await exchange()
  await appealed(question)
  for (const userId of [question.userId, family.userId]) await leave(userId, true)
  expect((await posts()).map(({ author_id, status }) => [author_id, status])).toEqual([
    [null, 'published'],
    [null, 'published'],
  ])
  expect(await networks()).toEqual([null, null])
  expect(await db().selectFrom('appeals').selectAll().execute()).toEqual([])
})

test('what a person answered for a school is exported, and stays without the person', async () => {
  const { id } = await ask()
  const editor = (await makeAccount()).id
  await db().insertInto('school_members').values({ school_id: 'a', user_id: editor, role: 'editor' }).execute()
  await saveSchoolAnswer({ userId: editor, schoolId: 'a' }, id, {
    text: 'Ja, bis 16:30 Uhr.',
    language: 'de',
    version: 0,
  })
  expect(await schoolAnswerData.read(editor)).toMatchObject([{ question_id: id, text: 'Ja, bis 16:30 Uhr.' }])
  expect(await questionAnswerData.read(editor)).toEqual([])
  await leave(editor, false)
  const rows = await db().selectFrom('question_answers').select(['author_id', 'text', 'by_school']).execute()
  expect(rows).toEqual([{ author_id: null, text: 'Ja, bis 16:30 Uhr.', by_school: true }])
})

test('hashes of networks go after 30 days', async () => {
  await exchange()
  expect((await networks()).every((hash) => hash !== null)).toBe(true)
  expect(await removeExpired('questions', 'question_answers')).toBe(0)
  const old = { created_at: new Date(Date.now() - 31 * 86_400_000) }
  await db().updateTable('questions').set(old).execute()
  await db().updateTable('question_answers').set(old).execute()
  await removeExpired('questions', 'question_answers')
  expect(await networks()).toEqual([null, null])
})
