import { sql } from 'kysely'
import { z } from 'zod'
import type { Relation } from '#app/features/reviews/published/reviews-address.ts'
import { RELATIONS } from '#app/features/reviews/review.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { ANSWERS_PER_PAGE } from '../question.ts'

/** Whether the reader has marked something as useful, may do so, or may not. */
type Vote = 'free' | 'given' | 'barred'

export type ShownAnswer = {
  id: string
  text: string
  language: Locale
  bySchool: boolean
  relation: Relation | null
  /** YYYY-MM-DD */
  publishedOn: string
  changedOn: string | null
  useful: number
  vote: Vote
}

/** A public question on its own page. */
export type ShownQuestion = Omit<ShownAnswer, 'bySchool' | 'relation'> & {
  schoolId: string
  answers: number
  /** Languages of the question and all its answers. */
  languages: Locale[]
  /** Whether search engines may list a page of it: its school is open, real and wants to be found. */
  isFindable: boolean
  /**
   * What the reader can do: answer as a family, as the school, sign in first, read their own answer (`given`), or
   * nothing (`barred`).
   */
  may: 'family' | 'school' | 'signIn' | 'given' | 'barred'
  /** Id of the reader's own answer, public or not. */
  ownAnswer: string | null
}

/**
 * Finds a public question; undefined when there is none, or its school is hidden.
 *
 * @param questionId as found in an address
 */
export async function findQuestion(questionId: string, readerId: string | null): Promise<ShownQuestion | undefined> {
  if (!z.uuid().safeParse(questionId).success) return undefined
  const { rows } = await sql<QuestionRow>`
    select q.id, q.school_id, q.text, q.language, q.published_at, q.changed_at, q.useful_count, ${VOTE.question(readerId)},
      (select count(*) from question_answers a where a.question_id = q.id and a.status = 'published')::int as answers,
      array(select distinct a.language from question_answers a
        where a.question_id = q.id and a.status = 'published') as languages,
      d.status = 'active' as open, d.status = 'active' and d.show_in_search and not d.sample as findable,
      ${isMember(readerId)} as member,
      coalesce((select speaks_for_families(u, q.school_id) from users u where u.id = ${readerId}::uuid), false) as speaks,
      (select a.id from question_answers a where a.question_id = q.id and not a.by_school
        and a.author_id = ${readerId}::uuid) as own
    from questions q join school_directory d on d.id = q.school_id and d.status <> 'hidden'
    where q.id = ${questionId} and q.status = 'published'`.execute(db())
  const [row] = rows
  return row && presentQuestion(row, readerId)
}

/**
 * Lists a page of the public answers to a question: the most useful ones first, of equally useful ones the school's.
 */
export async function listAnswers(questionId: string, readerId: string | null, page: number): Promise<ShownAnswer[]> {
  const { rows } = await sql<AnswerRow>`
    select a.id, a.text, a.language, a.by_school, a.relation, a.published_at, a.changed_at, a.useful_count,
      ${VOTE.answer(readerId)}
    from question_answers a join questions q on q.id = a.question_id
    where a.question_id = ${questionId} and a.status = 'published'
    order by a.useful_count desc, a.by_school desc, a.published_at, a.id
    limit ${ANSWERS_PER_PAGE} offset ${(page - 1) * ANSWERS_PER_PAGE}`.execute(db())
  return rows.map(presentAnswer)
}

/** Returns the page on which an answer currently stands; undefined unless it is public and to this question. */
export async function findAnswerPage(questionId: string, answerId: string): Promise<number | undefined> {
  if (![questionId, answerId].every((id) => z.uuid().safeParse(id).success)) return undefined
  const { rows } = await sql<{ place: number }>`
    select place from (select id, row_number() over (order by useful_count desc, by_school desc, published_at, id)::int
      as place from question_answers where question_id = ${questionId} and status = 'published') placed
    where id = ${answerId}`.execute(db())
  return rows[0] && Math.ceil(rows[0].place / ANSWERS_PER_PAGE)
}

/** Finds the public question to which a public answer belongs, with its school; undefined if there is none. */
export async function findQuestionOf(answerId: string): Promise<{ questionId: string; schoolId: string } | undefined> {
  if (!z.uuid().safeParse(answerId).success) return undefined
  return await db()
    .selectFrom('question_answers as a')
    .innerJoin('questions as q', 'q.id', 'a.question_id')
    .select(['q.id as questionId', 'q.school_id as schoolId'])
    .where('a.id', '=', answerId)
    .where('a.status', '=', 'published')
    .where('q.status', '=', 'published')
    .executeTakeFirst()
}

const isMember = (readerId: string | null) =>
  sql`exists (select from school_members o where o.school_id = q.school_id and o.user_id = ${readerId}::uuid)`

/** Authors, the people of the school and the team may not vote; who is not signed in is asked to do so. */
const voteOf = (readerId: string | null, post: 'q' | 'a', votes: string, column: string) =>
  sql`case
    when ${readerId}::uuid is null then 'free'
    when ${sql.ref(`${post}.author_id`)} = ${readerId}::uuid
      or not coalesce((select speaks_for_families(u, q.school_id) from users u where u.id = ${readerId}::uuid), false)
      then 'barred'
    when exists (select from ${sql.table(votes)} v where ${sql.ref(`v.${column}`)} = ${sql.ref(`${post}.id`)}
      and v.user_id = ${readerId}::uuid) then 'given'
    else 'free' end as vote`
const VOTE = {
  question: (readerId: string | null) => voteOf(readerId, 'q', 'question_votes', 'question_id'),
  answer: (readerId: string | null) => voteOf(readerId, 'a', 'question_answer_votes', 'answer_id'),
}

type PostRow = {
  id: string
  text: string
  language: Locale
  published_at: Date
  changed_at: Date | null
  useful_count: number
  vote: Vote
}
type AnswerRow = PostRow & { by_school: boolean; relation: string | null }
type QuestionRow = PostRow & {
  school_id: string
  answers: number
  languages: Locale[]
  open: boolean
  findable: boolean
  member: boolean
  speaks: boolean
  own: string | null
}

const presentPost = (row: PostRow) => ({
  id: row.id,
  text: row.text,
  language: row.language,
  publishedOn: berlinDay(row.published_at),
  changedOn: row.changed_at && berlinDay(row.changed_at),
  useful: row.useful_count,
  vote: row.vote,
})

const presentAnswer = (row: AnswerRow): ShownAnswer => ({
  ...presentPost(row),
  bySchool: row.by_school,
  relation: RELATIONS.find((one) => one === row.relation) ?? null,
})

const presentQuestion = (row: QuestionRow, readerId: string | null): ShownQuestion => ({
  ...presentPost(row),
  schoolId: row.school_id,
  answers: row.answers,
  languages: [...new Set([row.language, ...row.languages])],
  isFindable: row.findable && row.answers > 0,
  may: rightOf(row, readerId),
  ownAnswer: row.own,
})

function rightOf({ open, member, speaks, own }: QuestionRow, readerId: string | null): ShownQuestion['may'] {
  if (member) return 'school'
  if (own) return 'given'
  if (!open) return 'barred'
  if (readerId === null) return 'signIn'
  return speaks ? 'family' : 'barred'
}
