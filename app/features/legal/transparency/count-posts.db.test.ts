import { expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { countByYear } from './count-decisions.server.ts'

const DAY_S = 86_400
const NOW = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' }).format())
const [LAST, FIRST] = [NOW - 1, NOW - 3]
/** Noon of a day in January of a year. */
const day = (year: number, number: number) => new Date(Date.UTC(year, 0, number, 12))
const id = () => crypto.randomUUID()

test('questions and answers, their reports, decisions and appeals count apart, from the year of the first', async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a' }))
    .execute()
  const text = { text: 'Wie groß sind die Klassen?', language: 'de' }
  const written = (from: number) => ({
    created_at: day(LAST, from),
    published_at: day(LAST, from),
    status: 'published',
  })
  const { id: question } = await db()
    .insertInto('questions')
    .values({ school_id: 'a', ...text, ...written(2) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('question_answers')
    .values({ question_id: question, by_school: false, ...text, status: 'pending', created_at: day(LAST, 3) })
    .execute()
  const about = { subject_kind: 'question', subject_id: question, school_id: 'a', content: '{}' }
  const report = { ...about, rule: 'insult', reason: 'X', locale: 'de' as const }
  const decided = (from: number, to: number) => ({ created_at: day(LAST, from), decided_at: day(LAST, to) })
  await db()
    .insertInto('reports')
    .values([
      { ...report, kind: 'illegal', good_faith: true, state: 'upheld', ...decided(9, 10) },
      { ...report, subject_kind: 'question_answer', kind: 'rule', state: 'dismissed', ...decided(9, 12) },
    ])
    .execute()
  const decision = { ...about, occasion: 'check', rule: 'insult', decided_by: id() }
  const [removed] = await db()
    .insertInto('decisions')
    .values([
      { ...decision, outcome: 'removed', decided_at: day(LAST, 5) },
      { ...decision, subject_kind: 'question_answer', outcome: 'rejected', rule: 'contact', decided_at: day(FIRST, 5) },
    ])
    .returning('id')
    .execute()
  await db()
    .insertInto('appeals')
    .values({
      decision_id: removed!.id,
      text: 'X',
      state: 'upheld',
      ...decided(10, 13),
    })
    .execute()
  const { years, total } = await countByYear()
  expect(years.map(({ year }) => year)).toEqual([NOW, LAST, LAST - 1, FIRST])
  expect(years[1]).toMatchObject({
    figures: { posts: 2, postsPublished: 1, postReports: 2, postIllegal: 1, postReportsUpheld: 1, postsRemoved: 1 },
    postReasons: { insult: 1 },
    reasons: {},
  })
  expect(years[1]!.figures).toMatchObject({ postReportsDismissed: 1, postReportTime: 2 * DAY_S })
  expect(years[1]!.figures).toMatchObject({ postObjections: 1, postObjectionsUpheld: 1, postObjectionTime: 3 * DAY_S })
  expect(years[3]).toMatchObject({ figures: { postsRejected: 1, postsRemoved: 0 }, postReasons: { contact: 1 } })
  expect(total).toMatchObject({
    figures: { postsRejected: 1, postsRemoved: 1, received: 0, reports: 0, removed: 0, objections: 0 },
    postReasons: { contact: 1, insult: 1 },
  })
})
