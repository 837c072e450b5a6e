import { sql } from 'kysely'
import type { Relation } from '#app/features/reviews/published/reviews-address.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { PROFILE_QUESTIONS, QUESTIONS_PER_PAGE } from '../question.ts'

/** The best answer to a question, as a list shows it. */
type BestAnswer = { text: string; language: Locale; bySchool: boolean; relation: Relation | null }

/** A public question in a list. */
export type ListedQuestion = {
  id: string
  text: string
  language: Locale
  /** YYYY-MM-DD: days instead of instants, as for reviews. */
  publishedOn: string
  useful: number
  answers: number
  best: BestAnswer | null
}

/**
 * Lists a page of the public questions about a school: the most useful ones first, then the newest, each with the
 * answer that is most useful; of equally useful ones that of the school.
 */
export async function listQuestions(schoolId: string, page: number) {
  const offset = (page - 1) * QUESTIONS_PER_PAGE
  const [rows, counts] = await Promise.all([
    listStatement({ schoolId, limit: QUESTIONS_PER_PAGE, offset }),
    countStatement({ schoolId }),
  ])
  const { total = 0, answered = 0 } = counts[0] ?? {}
  return { questions: rows.map(presentQuestion), total, answered }
}

/** The first questions of a school, as its profile shows them, and the number of all. */
export async function listProfileQuestions(schoolId: string) {
  const rows = await listStatement({ schoolId, limit: PROFILE_QUESTIONS, offset: 0 })
  const [counts] = rows.length < PROFILE_QUESTIONS ? [] : await countStatement({ schoolId })
  return { questions: rows.map(presentQuestion), total: counts?.total ?? rows.length }
}
export type ProfileQuestionList = Awaited<ReturnType<typeof listProfileQuestions>>

const listStatement = prepared((db, given: Given<{ schoolId: string; limit: number; offset: number }>) =>
  db
    .selectFrom('questions as q')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('question_answers as a')
          .select(['a.text', 'a.language', 'a.by_school', 'a.relation'])
          .whereRef('a.question_id', '=', 'q.id')
          .where('a.status', '=', sql.lit('published'))
          .orderBy('a.useful_count', 'desc')
          .orderBy('a.by_school', 'desc')
          .orderBy('a.published_at')
          .orderBy('a.id')
          .limit(sql.lit(1))
          .as('best'),
      (join) => join.onTrue(),
    )
    .select(['q.id', 'q.text', 'q.language', 'q.published_at', 'q.useful_count'])
    .select(['best.text as best_text', 'best.language as best_language', 'best.by_school', 'best.relation'])
    .select(
      sql<number>`(select count(*) from question_answers a
        where a.question_id = q.id and a.status = 'published')::int`.as('answers'),
    )
    .where('q.school_id', '=', given.schoolId)
    .where('q.status', '=', sql.lit('published'))
    .orderBy('q.useful_count', 'desc')
    .orderBy('q.published_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(given.limit)
    .offset(given.offset),
)

const countStatement = prepared((db, { schoolId }: Given<{ schoolId: string }>) =>
  db
    .selectFrom('questions as q')
    .select(sql<number>`count(*)::int`.as('total'))
    .select(
      sql<number>`(count(*) filter (where exists (select from question_answers a
        where a.question_id = q.id and a.status = 'published')))::int`.as('answered'),
    )
    .where('q.school_id', '=', schoolId)
    .where('q.status', '=', sql.lit('published')),
)

type Row = Awaited<ReturnType<typeof listStatement>>[number]

const presentQuestion = (row: Row): ListedQuestion => ({
  id: row.id,
  text: row.text,
  language: row.language,
  publishedOn: berlinDay(row.published_at as Date),
  useful: row.useful_count,
  answers: row.answers,
  best:
    row.best_text === null
      ? null
      : {
          text: row.best_text,
          language: row.best_language ?? row.language,
          bySchool: row.by_school ?? false,
          relation: row.relation,
        },
})
