import '#app/i18n/all.server.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeAccount, visitor, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { changePost, deletePost } from '#app/features/questions/own/change-post.server.ts'
import { findOwnPost } from '#app/features/questions/own/own-posts.server.ts'
import { findSchoolQuestion } from '#app/features/questions/school/list-school-questions.server.ts'
import { saveSchoolAnswer } from '#app/features/questions/school/save-school-answer.server.ts'
import { answer, ask, fromElsewhere, statusOfPost } from '#app/features/questions/testing/posts.ts'
import { db } from '#db/client.ts'
import { closeGone } from '../../cases/close-gone.server.ts'
import { countQueue, listQueue } from '../../cases/list-queue.server.ts'
import { viewPostCase } from '../../cases/view-post-case.server.ts'
import type { Moderator } from '../../decision.ts'
import { fileReport } from '../../reports/file-report.server.ts'
import { audited, makeSchool, removeCases } from '../../testing/cases.ts'
import { makeModerator } from '../../testing/make-moderator.ts'
import { answerAppeal } from '../answer-appeal.server.ts'
import { appealForPostAuthor, appealForSchool, listPieceDecisions } from '../file-appeal.server.ts'
import { decidePost, postState } from './decide-post.server.ts'
import { type PostOutcome, postDecisionSchema } from './post-decision.schema.ts'

let moderator: Moderator
let member: { id: string; email: string }
beforeEach(async () => {
  member = (await makeSchool('a')).member
  moderator = await makeModerator()
})
afterEach(async () => {
  await db().deleteFrom('appeals').execute()
  await db().deleteFrom('attempt_counts').execute()
  await removeCases()
})

const NAMED = 'Ist Frau Müller eine gute Lehrerin für Mathe?'
const report = (kind: 'question' | 'question_answer', id: string, session: Moderator | null = null) =>
  fileReport(
    { kind, id },
    { kind: 'rule', rule: 'person', reason: 'Das nennt jemanden.', name: '', email: 'ada@post.example' },
    { session, visitor: fromElsewhere(), locale: 'de' },
  )
async function decide(id: string, outcome: PostOutcome, by = moderator, facts = 'Der Satz nennt eine Lehrerin.') {
  const seen = await postState(id)
  const typed = { outcome, rule: 'person', law: '', sentence: 'Frau Müller', facts, seen }
  await decidePost(by, id, postDecisionSchema.parse(typed))
}
const lastDecision = () =>
  db().selectFrom('decisions').selectAll().orderBy('decided_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow()
const openAppeal = async () =>
  (await db().selectFrom('appeals').select('id').where('state', '=', 'open').executeTakeFirstOrThrow()).id
const mailTo = async (template: string) => (await waitingMails()).filter((mail) => mail.template === template)
const kinds = async () =>
  (await listQueue(moderator.userId, { kind: 'post' })).cases.map(({ marks }) => marks.join(' '))

test('a held question is in the queue until a moderator publishes it; its author and the school are told', async () => {
  const { id, status, userId } = await ask(NAMED)
  expect(status).toBe('pending')
  expect(await kinds()).toEqual(['item_question held'])
  expect((await countQueue(moderator.userId)).post).toBe(1)
  const found = await viewPostCase(id, moderator)
  expect(found?.post?.signals.map(({ kind }) => kind)).toEqual(['name'])
  await decide(id, 'published', moderator, '')
  expect(await statusOfPost(id)).toBe('published')
  expect(await kinds()).toEqual([])
  expect((await mailTo('post-published'))[0]?.props).toMatchObject({ kind: 'question', restored: false })
  expect((await findOwnPost(userId, id))?.status).toBe('published')
  expect(await audited()).toContain('post.published')
})

test('from refusal to appeal: reasons go to the author, somebody else decides, and it is public', async () => {
  const { id, userId } = await ask(NAMED)
  await decide(id, 'rejected')
  expect(await statusOfPost(id)).toBe('rejected')
  const [statement] = await mailTo('post-decided')
  expect(statement?.props).toMatchObject({ measure: 'rejected', rule: 'person', noticedByProgram: true, text: NAMED })
  await expect(appealForPostAuthor((await makeAccount()).id, id, 'Nein.')).rejects.toMatchObject({
    code: 'post_unknown',
  })
  await appealForPostAuthor(userId, id, 'Sie steht so auf der Seite der Schule.')
  await expect(appealForPostAuthor(userId, id, 'Noch einmal.')).rejects.toMatchObject({ code: 'objection_over' })
  const change = changePost({ userId, visitor }, id, { text: 'Wer gibt hier Mathe?', language: 'de', version: 1 }, [])
  await expect(change).rejects.toMatchObject({ code: 'objection_open' })
  expect(await kinds()).toEqual([])
  const other = await makeModerator()
  expect((await listQueue(other.userId, { kind: 'post' })).cases).toHaveLength(1)
  const answered = { upheld: true, facts: 'Eine Person des öffentlichen Lebens.' }
  await expect(answerAppeal(moderator, await openAppeal(), answered)).rejects.toMatchObject({ code: 'not_allowed' })
  await answerAppeal(other, await openAppeal(), answered)
  expect(await statusOfPost(id)).toBe('published')
  expect((await mailTo('post-published'))[0]?.props).toMatchObject({ restored: true, facts: answered.facts })
})

test('a dismissed appeal changes nothing and is told', async () => {
  const { id, userId } = await ask(NAMED)
  await decide(id, 'rejected')
  await appealForPostAuthor(userId, id, 'Doch.')
  await answerAppeal(await makeModerator(), await openAppeal(), { upheld: false, facts: 'Es bleibt dabei.' })
  expect(await statusOfPost(id)).toBe('rejected')
  expect((await mailTo('post-appeal'))[0]?.props).toMatchObject({ outcome: 'dismissed', facts: 'Es bleibt dabei.' })
})

test('a refused question comes back once, always waits, and not after the second refusal', async () => {
  const { id, userId } = await ask(NAMED)
  const change = (text: string, version: number) =>
    changePost({ userId, visitor: fromElsewhere() }, id, { text, language: 'de', version }, [])
  await decide(id, 'rejected')
  expect(await change('Wie ist der Unterricht in Mathe?', 1)).toBe('pending')
  await decide(id, 'rejected')
  await expect(change('Wie ist der Unterricht?', 2)).rejects.toMatchObject({ code: 'rewrite_used' })
})

test('reports about an answer are decided together; reporters and author are told', async () => {
  const { id } = await ask()
  const family = await answer(id)
  await report('question_answer', family.id)
  await report('question_answer', family.id, { userId: (await makeAccount()).id, role: 'user' })
  expect(await kinds()).toEqual(['item_question_answer', 'item_question_answer'])
  await decide(family.id, 'removed')
  expect(await statusOfPost(family.id)).toBe('removed')
  expect(await kinds()).toEqual([])
  expect(await mailTo('report-upheld')).toHaveLength(2)
  expect((await mailTo('post-decided'))[0]?.props).toMatchObject({ kind: 'question_answer', occasion: 'report' })
  const states = await db().selectFrom('reports').select('state').execute()
  expect(states.map(({ state }) => state)).toEqual(['upheld', 'upheld'])
  await expect(report('question_answer', family.id)).rejects.toMatchObject({ code: 'post_unknown', status: 404 })
})

test('what is kept ends its reports, each with reasons', async () => {
  const { id } = await ask()
  await report('question', id)
  await decide(id, 'kept', moderator, 'Niemand ist zu erkennen.')
  expect(await statusOfPost(id)).toBe('published')
  expect((await mailTo('report-dismissed'))[0]?.props).toMatchObject({ facts: 'Niemand ist zu erkennen.' })
  expect(await lastDecision()).toMatchObject({ outcome: 'dismissed', occasion: 'report' })
})

test('the answer of a school is removed with reasons to its members, who appeal; other words may follow', async () => {
  const { id } = await ask()
  const save = (text: string, version: number) =>
    saveSchoolAnswer({ userId: member.id, schoolId: 'a' }, id, { text, language: 'de', version })
  await save('Frau Müller weiß das.', 0)
  const { id: answerId } = await db().selectFrom('question_answers').select('id').executeTakeFirstOrThrow()
  await report('question_answer', answerId)
  await decide(answerId, 'removed')
  expect((await mailTo('school-post-decided')).map(({ to }) => to)).toEqual([member.email])
  expect((await findSchoolQuestion('a', id))?.answer?.removed).toBe(true)
  const [listed] = await listPieceDecisions('a')
  expect(listed).toMatchObject({ kind: 'question_answer', mayAppeal: true, shown: { text: 'Frau Müller weiß das.' } })
  await expect(save('Frau Müller weiß das!', 1)).rejects.toMatchObject({ code: 'answer_removed' })
  await appealForSchool({ userId: member.id, schoolId: 'a' }, listed!.id, 'Sie ist die Leiterin.')
  await answerAppeal(await makeModerator(), await openAppeal(), { upheld: true, facts: 'Stimmt.' })
  expect(await statusOfPost(answerId)).toBe('published')
  expect((await mailTo('content-appeal')).map(({ to }) => to)).toEqual([member.email])
})

test('decisions about what families write do not reach the school', async () => {
  const { id } = await ask()
  // Decisions cannot be deleted, so those of other tests are still there.
  const before = await listPieceDecisions('a')
  await decide(id, 'removed')
  expect(await listPieceDecisions('a')).toEqual(before)
  await expect(
    appealForSchool({ userId: member.id, schoolId: 'a' }, (await lastDecision()).id, 'Doch.'),
  ).rejects.toMatchObject({ code: 'decision_unknown' })
})

test('nobody decides on their own text, school or report, nor twice, nor without the right', async () => {
  const { id } = await ask()
  const author = await makeModerator()
  await db().updateTable('questions').set({ author_id: author.userId }).where('id', '=', id).execute()
  const ofSchool = await makeModerator()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: ofSchool.userId, role: 'editor' }).execute()
  const reporter = await makeModerator()
  await report('question', id, reporter)
  for (const by of [author, ofSchool, reporter, await makeModerator('user')])
    await expect(decide(id, 'removed', by)).rejects.toMatchObject({ code: 'not_allowed', status: 403 })
  expect((await viewPostCase(id, author))?.post?.mayDecide).toBe(false)
  for (const { userId } of [author, ofSchool, reporter])
    expect((await listQueue(userId, { kind: 'post' })).cases).toEqual([])
  const seen = await postState(id)
  await decide(id, 'removed')
  const again = decidePost(moderator, id, postDecisionSchema.parse({ outcome: 'restored', facts: 'Doch.', seen }))
  await expect(again).rejects.toMatchObject({ code: 'already_decided', status: 409 })
  await expect(decide(crypto.randomUUID(), 'removed')).rejects.toMatchObject({ code: 'post_unknown' })
})

test('reports about what its author has deleted are closed, and the reporter hears of it', async () => {
  const { id, userId } = await ask()
  await report('question', id)
  await deletePost(userId, id)
  expect(await closeGone()).toBe(1)
  expect(await mailTo('report-gone')).toHaveLength(1)
  expect(await lastDecision()).toMatchObject({ subject_kind: 'question', subject_id: id, automated: true })
  expect((await viewPostCase(id, moderator))?.gone).toMatchObject({ kind: 'question' })
})

test.each([
  [{ outcome: 'removed', facts: 'x', rule: 'illegal' }, 'law'],
  [{ outcome: 'removed', facts: 'x' }, 'rule'],
  [{ outcome: 'rejected', facts: 'x', rule: 'insult' }, 'sentence'],
  [{ outcome: 'kept' }, 'facts'],
  [{ outcome: 'edited', facts: 'x' }, 'outcome'],
])('a decision needs its grounds: %j', (typed, missing) => {
  const parsed = postDecisionSchema.safeParse({ seen: 'x', ...typed })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toContain(missing)
})
