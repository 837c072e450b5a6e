import { sql } from 'kysely'
import { z } from 'zod'
import type { SchoolAnswer } from '#app/features/reviews/answers/components/school-answer-form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { QUESTIONS_PER_PAGE } from '../question.ts'

/** A public question as the members of its school see it: nothing about who asks. */
export type SchoolQuestion = {
  id: string
  text: string
  language: Locale
  /** YYYY-MM-DD */
  publishedOn: string
  /** Public answers of families. */
  families: number
  answer: SchoolAnswer | null
}

/** Lists a page of the public questions of a school, those that it has not answered first, then the newest. */
export async function listSchoolQuestions(schoolId: string, page: number) {
  const [rows, { total, open }] = await Promise.all([
    questionsOf(schoolId)
      .orderBy(sql`a.id is not null`)
      .orderBy('q.published_at', 'desc')
      .orderBy('q.id', 'desc')
      .limit(QUESTIONS_PER_PAGE)
      .offset((page - 1) * QUESTIONS_PER_PAGE)
      .execute(),
    countQuestions(schoolId),
  ])
  return { questions: rows.map(presentQuestion), total, open }
}

/** Finds one of them; undefined for any other question. */
export async function findSchoolQuestion(schoolId: string, questionId: string): Promise<SchoolQuestion | undefined> {
  if (!z.uuid().safeParse(questionId).success) return undefined
  const row = await questionsOf(schoolId).where('q.id', '=', questionId).executeTakeFirst()
  return row && presentQuestion(row)
}

/** Counts the public questions of a school, and those among them that it has not answered. */
export async function countQuestions(schoolId: string): Promise<{ total: number; open: number }> {
  const { rows } = await sql<{ total: number; open: number }>`
    select count(*)::int as total, (count(*) filter (where not exists (
      select from question_answers a where a.question_id = q.id and a.by_school)))::int as open
    from questions q where q.school_id = ${schoolId} and q.status = 'published'`.execute(db())
  return rows[0]!
}

const questionsOf = (schoolId: string) =>
  db()
    .selectFrom('questions as q')
    .leftJoin('question_answers as a', (join) => join.onRef('a.question_id', '=', 'q.id').on('a.by_school', '=', true))
    .select(['q.id', 'q.text', 'q.language', 'q.published_at'])
    .select(['a.text as answer', 'a.language as answer_language', 'a.published_at as answered_at', 'a.changed_at'])
    .select(['a.status as answer_status', 'a.version'])
    .select(
      sql<number>`(select count(*) from question_answers f
        where f.question_id = q.id and f.status = 'published' and not f.by_school)::int`.as('families'),
    )
    .where('q.school_id', '=', schoolId)
    .where('q.status', '=', 'published')

type Row = Awaited<ReturnType<ReturnType<typeof questionsOf>['execute']>>[number]

const presentQuestion = (row: Row): SchoolQuestion => ({
  id: row.id,
  text: row.text,
  language: row.language,
  publishedOn: berlinDay(row.published_at as Date),
  families: row.families,
  answer:
    row.answer === null
      ? null
      : {
          text: row.answer,
          language: row.answer_language ?? row.language,
          on: berlinDay(row.answered_at as Date),
          changedOn: row.changed_at && berlinDay(row.changed_at),
          removed: row.answer_status === 'removed',
          version: row.version ?? 0,
        },
})
