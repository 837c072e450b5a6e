import '#app/i18n/all.server.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  makeAccount,
  removeAccounts,
  signedIn,
  visitor,
  waitingMails,
} from '#app/features/accounts/testing/accounts.ts'
import { mergeSchools } from '#app/features/school-admin/merge/merge-schools.server.ts'
import { db } from '#db/client.ts'
import { SAMPLE_SOURCE } from '#db/samples/insert-sample.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { deliverQuestionNews } from './news/deliver-question-news.server.ts'
import { changePost, deletePost } from './own/change-post.server.ts'
import { findOwnPost, listOwnPosts } from './own/own-posts.server.ts'
import { findQuestion, listAnswers } from './published/find-question.server.ts'
import { listProfileQuestions, listQuestions } from './published/list-questions.server.ts'
import { addUseful, removeUseful } from './published/vote.server.ts'
import { findSchoolQuestion, listSchoolQuestions } from './school/list-school-questions.server.ts'
import { saveSchoolAnswer } from './school/save-school-answer.server.ts'
import { answerQuestion } from './submission/answer-question.server.ts'
import { askQuestion } from './submission/ask-question.server.ts'
import { findSimilarQuestions } from './submission/find-similar.server.ts'
import { account, answer, ask, fromElsewhere, SCHOOL, statusOfPost } from './testing/posts.ts'

let member = ''
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a' }),
      schoolRow({ id: 'b' }),
      schoolRow({ id: 'shut', status: 'closed' }),
      schoolRow({ id: 'made-up', source: SAMPLE_SOURCE }),
    ])
    .execute()
  member = await account()
  await db().insertInto('school_members').values({ school_id: 'a', user_id: member, role: 'editor' }).execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('attempt_counts').execute()
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const TEXT = 'Gibt es eine Betreuung am Nachmittag?'
const askAs = (userId: string, text = TEXT, id = 'a') =>
  askQuestion(userId, { ...SCHOOL, id }, { text, language: 'de' }, fromElsewhere())
const answerAs = (userId: string, questionId: string, text = 'Ja, bis halb fünf.', id = 'a') =>
  answerQuestion(
    userId,
    { questionId, school: { ...SCHOOL, id } },
    { text, language: 'de', relation: '', oldEnough: undefined },
    fromElsewhere(),
  )
const answerAsSchool = (questionId: string, text = 'Ja, bis 16:30 Uhr.', version = 0, userId = member) =>
  saveSchoolAnswer({ userId, schoolId: 'a' }, questionId, { text, language: 'de', version })
const templates = async () => (await waitingMails()).map(({ template, to }) => `${template} ${to}`)

describe('who asks and answers', () => {
  test('a family asks, another and the school answer; the most useful answer is first, then that of the school', async () => {
    const { id, status } = await ask()
    const family = await answer(id)
    await answerAsSchool(id)
    expect([status, family.status]).toEqual(['published', 'published'])
    const shown = await listAnswers(id, null, 1)
    expect(shown.map(({ bySchool, relation }) => [bySchool, relation])).toEqual([
      [true, null],
      [false, 'parent'],
    ])
    await addUseful(await account(), { kind: 'question_answer', id: family.id })
    expect((await listAnswers(id, null, 1)).map(({ bySchool }) => bySchool)).toEqual([false, true])
    const { questions, total } = await listProfileQuestions('a')
    expect([total, questions[0]?.answers, questions[0]?.best?.bySchool]).toEqual([1, 2, false])
  })

  test.each([
    ['unconfirmed', { email_verified: false }],
    ['about to be erased', { erase_after: new Date() }],
    ['suspended', { suspended_at: new Date() }],
    ['of the team', { role: 'moderator' }],
  ])('nobody who is %s asks, answers or votes', async (_, state) => {
    const { id } = await ask()
    const user = await account()
    await db().updateTable('users').set(state).where('id', '=', user).execute()
    const attempts = [
      () => askAs(user, 'Wo hält der Bus zur Schule?'),
      () => answerAs(user, id),
      () => addUseful(user, { kind: 'question', id }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'not_allowed', status: 403 })
  })

  test('the people of a school neither ask it, nor answer as a family, nor vote', async () => {
    const { id } = await ask()
    await expect(askAs(member)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(answerAs(member, id)).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(addUseful(member, { kind: 'question', id })).rejects.toMatchObject({ code: 'not_allowed' })
    expect((await askAs(member, TEXT, 'b')).status).toBe('published')
  })

  test.each(['shut', 'made-up', 'none', 'a\0'])('nobody asks about the school %j', async (id) => {
    await expect(askAs(await account(), TEXT, id)).rejects.toMatchObject({ code: 'not_allowed' })
  })

  test('a question has one answer for each account, and none while it is not public or of another school', async () => {
    const { id, userId } = await ask()
    const family = await account()
    const ends = await Promise.allSettled([answerAs(family, id), answerAs(family, id)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(answerAs(family, id)).rejects.toMatchObject({ code: 'answer_given', status: 409 })
    await expect(answerAs(await account(), id, 'Ja.', 'b')).rejects.toMatchObject({ code: 'question_unknown' })
    await expect(answerAs(userId, 'none')).rejects.toMatchObject({ code: 'question_unknown', status: 404 })
    await db().updateTable('questions').set({ status: 'removed' }).execute()
    await expect(answerAs(await account(), id)).rejects.toMatchObject({ code: 'question_unknown' })
    await expect(answerAsSchool(id)).rejects.toMatchObject({ code: 'question_unknown' })
    expect(await findQuestion(id, null)).toBeUndefined()
  })
})

describe('asked once', () => {
  test('what is asked already is refused, what is alike is shown, anything else goes', async () => {
    const { id } = await ask()
    const same = 'gibt es eine BETREUUNG am Nachmittag'
    expect(await findSimilarQuestions('a', same)).toMatchObject([{ id, isSame: true, answers: 0 }])
    await expect(askAs(await account(), same)).rejects.toMatchObject({ code: 'question_asked', status: 409 })
    const alike = 'Gibt es am Nachmittag auch in den Ferien eine Betreuung?'
    expect(await findSimilarQuestions('a', alike)).toMatchObject([{ id, isSame: false }])
    expect(await findSimilarQuestions('a', 'Welche Sprachen kann man lernen?')).toEqual([])
    expect((await askAs(await account(), alike)).status).toBe('published')
    expect((await askAs(await account(), same, 'b')).status).toBe('published')
  })

  test('of two who ask the same at once one is told', async () => {
    const people = [await account(), await account()]
    const ends = await Promise.allSettled(people.map((person) => askAs(person)))
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('an account asks five questions in a day, of which the fourth and fifth wait', async () => {
    const user = await account()
    const topics = [
      'Mensa und Essen',
      'Sportplatz',
      'Latein ab Klasse fünf',
      'Bus am Morgen',
      'Chor und Orchester',
      'Schwimmen',
    ]
    const states = []
    for (const topic of topics.slice(0, 5))
      states.push((await askAs(user, `Was bietet ihr zum Thema ${topic}?`)).status)
    expect(states).toEqual(['published', 'published', 'published', 'pending', 'pending'])
    await expect(askAs(user, `Und was gilt für ${topics[5]}?`)).rejects.toMatchObject({
      code: 'too_many_attempts',
      status: 429,
    })
  })
})

describe('checks', () => {
  test.each([
    ['de', 'Ist Frau Müller eine gute Lehrerin für Mathe?', 'name'],
    ['en', 'Is Mrs Henderson a kind teacher for maths?', 'name'],
    ['fr', 'Est-ce que Madame Lefèvre enseigne encore le latin ?', 'name'],
    ['es', '¿Sigue dando clase la profesora García Lorente?', 'name'],
    ['it', 'La professoressa Bianchi insegna ancora latino?', 'name'],
  ] as const)('a text with a name waits, in %s', async (language, text, kind) => {
    const { id, status } = await askQuestion(await account(), SCHOOL, { text, language }, fromElsewhere())
    expect(status).toBe('pending')
    const { signals } = await db()
      .selectFrom('questions')
      .select('signals')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(signals.map((signal) => signal.kind)).toContain(kind)
    expect(await findQuestion(id, null)).toBeUndefined()
    expect((await listQuestions('a', 1)).total).toBe(0)
  })

  test('a text from the network of the school waits', async () => {
    const { email } = await db().selectFrom('users').select('email').where('id', '=', member).executeTakeFirstOrThrow()
    await signedIn(email)
    const { status } = await askQuestion(await account(), SCHOOL, { text: TEXT, language: 'de' }, visitor)
    expect(status).toBe('pending')
  })
})

describe('useful', () => {
  test('one vote for each account, however often and at the same time, not for oneself', async () => {
    const { id, userId } = await ask()
    const reader = await account()
    const post = { kind: 'question', id } as const
    await Promise.all([reader, reader, await account()].map((user) => addUseful(user, post)))
    await expect(addUseful(userId, post)).rejects.toMatchObject({ code: 'not_allowed' })
    expect((await findQuestion(id, reader))?.useful).toBe(2)
    expect((await findQuestion(id, reader))?.vote).toBe('given')
    await removeUseful(reader, post)
    expect((await findQuestion(id, reader))?.useful).toBe(1)
  })

  test('what is not public takes no votes, and votes go with their account', async () => {
    const { id } = await ask()
    const reader = await account()
    await addUseful(reader, { kind: 'question', id })
    await db().deleteFrom('users').where('id', '=', reader).execute()
    expect((await findQuestion(id, null))?.useful).toBe(0)
    await db().updateTable('questions').set({ status: 'pending' }).execute()
    await expect(addUseful(await account(), { kind: 'question', id })).rejects.toMatchObject({ code: 'post_unknown' })
    await expect(addUseful(await account(), { kind: 'question_answer', id })).rejects.toMatchObject({
      code: 'post_unknown',
    })
  })

  test('the most useful questions are first, then the newest', async () => {
    const first = await ask('Wann beginnt der Unterricht am Morgen?')
    const second = await ask('Welche Sprachen kann man lernen?')
    const third = await ask('Gibt es einen Chor?')
    await addUseful(await account(), { kind: 'question', id: first.id })
    expect((await listQuestions('a', 1)).questions.map(({ id }) => id)).toEqual([first.id, third.id, second.id])
  })
})

describe('the school', () => {
  test('answers without premium, once, and may change it; of two editors at once the later one is told', async () => {
    const { id } = await ask()
    expect((await listSchoolQuestions('a', 1)).open).toBe(1)
    const ends = await Promise.allSettled([answerAsSchool(id), answerAsSchool(id, 'Anders.')])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await answerAsSchool(id, 'Bis 17 Uhr.', 1)
    await expect(answerAsSchool(id, 'Zu spät.', 1)).rejects.toMatchObject({ code: 'answer_changed' })
    const found = await findSchoolQuestion('a', id)
    expect(found?.answer).toMatchObject({ text: 'Bis 17 Uhr.', version: 2, removed: false })
    expect((await listSchoolQuestions('a', 1)).open).toBe(0)
    expect(await findSchoolQuestion('b', id)).toBeUndefined()
  })

  test('only its members answer for it', async () => {
    const { id } = await ask()
    await expect(answerAsSchool(id, 'Ja.', 0, await account())).rejects.toMatchObject({
      code: 'school_not_yours',
      status: 404,
    })
  })

  test('hears of new questions the next morning, once, and not who asked', async () => {
    await ask()
    await ask('Welche Sprachen kann man lernen?')
    const { rows } = await sql<{ day: string }>`select (now() at time zone 'Europe/Berlin')::date as day`.execute(db())
    const news = { schoolId: 'a', day: rows[0]!.day, about: 'questions' } as const
    await deliverQuestionNews(news)
    await deliverQuestionNews(news)
    const told = await db().selectFrom('notifications').select(['user_id', 'kind', 'props', 'path']).execute()
    expect(told).toEqual([
      {
        user_id: member,
        kind: 'question',
        props: { school: 'Schule a', count: 2, day: news.day },
        path: '/account/schools/a/questions',
      },
    ])
    expect((await templates()).filter((mail) => mail.startsWith('school-question'))).toHaveLength(1)
  })
})

describe('whoever asked', () => {
  test('hears of each answer behind the bell and by mail, which one click ends, but not of their own', async () => {
    const { id, userId } = await ask()
    await answerAs(userId, id, 'Ich habe es selbst gefunden: ja.')
    await answer(id)
    await answerAsSchool(id)
    await answerAsSchool(id, 'Geändert.', 1)
    const told = await db()
      .selectFrom('notifications')
      .select(['kind', 'props'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    expect(told).toEqual([
      { kind: 'question_answer', props: { school: 'Schule a' } },
      { kind: 'question_answer', props: { school: 'Schule a', bySchool: true } },
    ])
    expect((await templates()).filter((mail) => mail.startsWith('question-answered'))).toHaveLength(2)
    await db()
      .insertInto('notification_preferences')
      .values({ user_id: userId, type: 'email', event: 'question', enabled: false })
      .execute()
    await answer(id, 'Ja, das stimmt auch in diesem Jahr.')
    expect((await templates()).filter((mail) => mail.startsWith('question-answered'))).toHaveLength(2)
  })
})

describe('their own', () => {
  test('is changed by its author alone, checked again, until others answer', async () => {
    const { id, userId } = await ask()
    const author = { userId, visitor: fromElsewhere() }
    const changed = { text: 'Gibt es eine Betreuung bis 17 Uhr?', language: 'de', version: 1 } as const
    const stranger = { userId: await account(), visitor: fromElsewhere() }
    await expect(changePost(stranger, id, changed, [])).rejects.toMatchObject({ code: 'post_unknown', status: 404 })
    expect(await changePost(author, id, changed, [])).toBe('published')
    await expect(changePost(author, id, changed, [])).rejects.toMatchObject({ code: 'post_changed' })
    const named = { ...changed, text: 'Bleibt Frau Müller bis zum Abend in der Betreuung?', version: 2 }
    expect(await changePost(author, id, named, [])).toBe('pending')
    await db().updateTable('questions').set({ status: 'published' }).execute()
    await answer(id)
    await expect(changePost(author, id, { ...changed, version: 3 }, [])).rejects.toMatchObject({
      code: 'question_answered',
    })
  })

  test('is listed and found by its author alone, and deleted with its answers', async () => {
    const { id, userId } = await ask()
    const other = await answer(id)
    expect((await listOwnPosts(userId, 1)).posts.map((post) => post.id)).toEqual([id])
    expect((await findOwnPost(other.userId, other.id))?.kind).toBe('question_answer')
    expect(await findOwnPost(userId, other.id)).toBeNull()
    await expect(deletePost(other.userId, id)).rejects.toMatchObject({ code: 'post_unknown' })
    await deletePost(userId, id)
    expect([await statusOfPost(id), await statusOfPost(other.id)]).toEqual([undefined, undefined])
    await expect(deletePost(userId, 'x\0')).rejects.toMatchObject({ code: 'post_unknown' })
  })

  test('whoever comes to manage the school has their answers held and their votes taken back', async () => {
    const { id } = await ask()
    const family = await answer(id)
    await addUseful(family.userId, { kind: 'question', id })
    await db().insertInto('school_members').values({ school_id: 'a', user_id: family.userId, role: 'editor' }).execute()
    expect(await statusOfPost(family.id)).toBe('pending')
    expect((await findQuestion(id, null))?.useful).toBe(0)
    expect(await findOwnPost(family.userId, family.id)).toMatchObject({ isOwnSchool: true })
  })
})

test('a merge takes questions and answers along, and who asks meanwhile asks the survivor', async () => {
  const { id } = await ask(TEXT, 'b')
  const family = await answer(id, 'Ja, das gibt es.', 'b')
  const { id: adminId } = await makeAccount({ role: 'admin' })
  await mergeSchools({ mergedId: 'b', survivorId: 'a' }, { adminId, reason: 'Doppelt' })
  expect((await findQuestion(id, null))?.schoolId).toBe('a')
  expect(await statusOfPost(family.id)).toBe('published')
  expect((await askAs(await account(), 'Wo hält der Bus zur Schule?', 'b')).schoolId).toBe('a')
})

test('the page of a hidden school has no questions', async () => {
  const { id } = await ask()
  await db().updateTable('schools').set({ status: 'hidden' }).where('id', '=', 'a').execute()
  expect(await findQuestion(id, null)).toBeUndefined()
})
